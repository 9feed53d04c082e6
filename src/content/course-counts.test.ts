import { expect, test } from 'vitest';
import { countedText, courseCounts } from './course-counts.ts';

test('modules, practices and projects are counted', () => {
  const points = [
    { kind: 'topic', text: 'Values' },
    { kind: 'practice', text: 'count' },
    { kind: 'practice', text: 'sort' },
    { kind: 'project', text: 'keep' },
  ] as const;
  const modules = [
    { id: 'module-a', number: 1, title: 'A', points },
    { id: 'module-b', number: 2, title: 'B', points: [] },
  ];
  expect(courseCounts(modules)).toEqual({ modules: 2, practices: 2, projects: 1 });
});

test.each([
  [0, '0 projects'],
  [1, '1 project'],
  [2, '2 projects'],
])('%i: %s', (count, text) => {
  expect(countedText(count, { one: 'project', many: 'projects' })).toBe(text);
});
