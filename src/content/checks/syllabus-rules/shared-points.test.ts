import { expect, test } from 'vitest';
import { parseCourseFile } from '../../syllabus/parse-course-file.ts';
import { courseText, soundModules } from '../../testing/course-text.ts';
import { sharedPointProblems } from './shared-points.ts';

test('points shared with another course are reported with both files', () => {
  const found = sharedPointProblems([course('A1', 'point'), course('A2', 'POINT')]);
  expect(found).toEqual([
    expect.objectContaining({
      file: 'courses/A2.md',
      column: 3,
      message: '50 points are also word for word in courses/A1.md, this one first',
    }),
  ]);
});

test('courses with points of their own share none', () => {
  expect(sharedPointProblems([course('A1', 'point'), course('A2', 'topic')])).toEqual([]);
});

function course(path: string, word: string) {
  return parseCourseFile(`courses/${path}.md`, courseText({ modules: soundModules(word) }));
}
