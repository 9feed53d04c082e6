import { expect, test } from 'vitest';
import { breadcrumbTrail } from './site-pages.ts';

const home = page('/', 'Home');
const courses = page('/courses', 'Courses');
const course = page('/courses/Java Script', 'JavaScript');
const missing = page('/404');
const pages = [home, page('/about', 'About'), courses, course, missing];

test('a page of the menu is below the first', () => {
  expect(trail(courses)).toEqual(['Home /', 'Courses /courses']);
});

test('a course is below the catalogue and goes by its own name', () => {
  expect(trail(course)).toEqual(['Home /', 'Courses /courses', 'JavaScript /courses/Java Script']);
});

test('the first page has none, nor has a page without a label', () => {
  expect(trail(home)).toEqual([]);
  expect(trail(missing)).toEqual([]);
});

function trail(to: typeof home): string[] {
  return breadcrumbTrail(to, pages).map((step) => `${step.label} ${step.to}`);
}

function page(path: string, label?: string) {
  const words = { title: path, description: path, heading: path, label, topic: undefined };
  return { path, ...words, listedIn: undefined, inSitemap: true };
}
