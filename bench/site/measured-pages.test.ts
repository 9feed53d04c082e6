import { expect, test } from 'vitest';
import { longestSyllabus } from './measured-pages.ts';

test('the long syllabus is the course with the most modules, by its encoded address', () => {
  const courses = [
    { path: 'C', title: 'C', modules: [1] },
    { path: 'Java Script', title: 'JavaScript', modules: [1, 2] },
    { path: 'html', title: 'HTML', modules: [1, 2] },
  ];
  expect(longestSyllabus(courses)).toEqual({ name: 'JavaScript', path: '/courses/Java%20Script' });
});

test('without any course there is nothing to measure', () => {
  expect(() => longestSyllabus([])).toThrow('no course');
});
