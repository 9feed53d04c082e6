import { expect, test } from 'vitest';
import { courseText, soundFrontMatter } from '../testing/course-text.ts';
import { parseCourseFile } from '../syllabus/parse-course-file.ts';
import { pastBatches } from './past-batches.ts';

const withBatch = courseText({ frontMatter: `${soundFrontMatter}nextBatch: 2027-01-04\n` });
const courses = [
  parseCourseFile('courses/C.md', withBatch),
  parseCourseFile('courses/SQL.md', courseText()),
];

test('a batch that has begun is named with its place and what to do', () => {
  expect(pastBatches(courses, '2027-01-05')).toEqual([
    {
      file: 'courses/C.md',
      line: 7,
      column: 12,
      message: 'the batch of 2027-01-04 has begun, so the site no longer shows this date',
      fix: 'put the date of the next batch, or take the line out',
    },
  ]);
});

test('a batch that begins today is still to come', () => {
  expect(pastBatches(courses, '2027-01-04')).toEqual([]);
});
