import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const home = { label: 'Home', to: '/' };
const courses = { label: 'Courses', to: '/courses' };
const links = [home, { label: 'About', to: '/about' }, courses];

test('a page of the menu stands below the first', () => {
  expect(breadcrumbTrail('/courses', links)).toEqual([home, courses]);
});

test('a course stands below the catalogue and goes by its own name', () => {
  const course = { label: 'JavaScript', to: '/courses/Java Script' };
  expect(breadcrumbTrail(course.to, links, course.label)).toEqual([home, courses, course]);
});

test('the first page has none, nor has a page without a name', () => {
  expect(breadcrumbTrail('/', links)).toEqual([]);
  expect(breadcrumbTrail('/404', links)).toEqual([]);
});
