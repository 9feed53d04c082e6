import { z } from 'zod';
import {
  courseName,
  eachOnce,
  label,
  line,
  listOf,
  oneOrMore,
  says,
  sentence,
  tellsNothing,
} from './text.ts';

const stop = z.strictObject({
  course: courseName,
  text: line
    .max(40, 'must be at most 40 characters, to fit below the name of the course')
    .describe('What students do in the course, in a few words.'),
});

/** Such as "Prefer phone apps? Take {1}." */
const otherwise = z
  .strictObject({
    text: line.describe('`{1}`, `{2}` and so on become links to the courses.'),
    courses: oneOrMore(courseName, 'course').check(eachOnce()),
  })
  .check(({ value: { text, courses }, issues }) => {
    const written = [...text.matchAll(/\{(\w*)\}/g)].map(([blank]) => blank).toSorted();
    const blanks = courses.map((_, position) => `{${position + 1}}`);
    // Without courses, the list itself is at fault.
    if (blanks.length === 0 || written.join() === blanks.join()) return;
    issues.push({
      code: 'custom',
      input: text,
      path: ['text'],
      message: says(
        `must have the blanks ${blanks.join(', ')}, one for each of its courses, and no others`,
        'put each blank where the link to its course should be',
      ),
    });
  });

const way = z.strictObject({
  id: line.regex(/^[a-z-]+$/, 'may have small letters and hyphens').meta({
    ...tellsNothing,
    description: 'The end of the way’s address: `/courses#start-<id>`.',
  }),
  from: line
    .max(30, 'must be at most 30 characters, to fit on a button')
    .describe('Where students of this way are now.'),
  goal: line.describe('The kind of work that the way prepares for.'),
  stops: listOf(stop, 2, 6)
    .check(eachOnce(({ course }) => course))
    .describe('Two to six courses, in the order in which students take them.'),
  otherwise: listOf(otherwise, 0, 2).default([]),
});

/** `content/ways.yaml`: rows of courses that lead to a job. */
export const waysSchema = z.strictObject({
  heading: label,
  text: line,
  canBegin: label,
  comesAfter: label,
  begin: sentence('course').describe('Shown on Home: the course with which the way begins.'),
  ways: oneOrMore(way, 'way').check(eachOnce(({ id }) => id)),
});
