import { expect, test } from 'vitest';
import { faultWords } from './text.ts';
import { waysSchema } from './ways.ts';

test('an alternative without courses is told to have one, not to have the blanks of none', () => {
  const otherwise = [{ text: 'Then {1}.', courses: [] }];
  const stops = ['C', 'Cpp'].map((course) => ({ course, text: 'Learn' }));
  const way = { id: 'school', from: 'School', goal: 'Work', stops, otherwise };
  const { error } = waysSchema.shape.ways.safeParse([way]);
  const told = error?.issues.map(({ message }) => faultWords(message, '').message);
  expect(told).toEqual(['needs at least one course']);
});
