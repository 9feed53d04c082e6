import { expect, test } from 'vitest';
import { measuredPages } from './measured-pages.ts';

test('the syllabus is the one with the most HTML, by its encoded address', () => {
  const pages = measuredPages([
    { path: '/about', html: 'long, but no syllabus' },
    { path: '/courses/C', html: 'short' },
    { path: '/courses/Java Script', html: 'the longest' },
  ]);
  expect(pages).toContainEqual({ name: 'Syllabus', path: '/courses/Java%20Script' });
});

test('without any syllabus there is nothing to measure', () => {
  expect(() => measuredPages([])).toThrow('no syllabus');
});
