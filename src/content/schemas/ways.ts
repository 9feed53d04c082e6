import { z } from 'zod';
import { courseName, line, sentence } from './text.ts';

const stop = z.strictObject({
  /** By its file in `content/courses/`, without `.md`. */
  course: courseName,
  /** What one does there, in a few words. */
  text: line.max(40, 'must be at most 40 characters, to fit below the name of the course'),
});

/** Another choice from the same start, as a sentence. */
const otherwise = z.strictObject({
  /** `{1}`, `{2}` and so on become links to the courses. */
  text: line,
  courses: z.array(courseName).min(1, 'needs at least one course'),
});

const way = z.strictObject({
  /** Part of an address: `/courses#start-<id>`. */
  id: line.regex(/^[a-z-]+$/, 'may hold small letters and hyphens'),
  /** Where one is now. */
  from: line.max(30, 'must be at most 30 characters, to fit on a button'),
  /** The kind of work that it prepares for. */
  goal: line,
  stops: z.array(stop).min(2, 'needs 2 to 6 stops').max(6, 'needs 2 to 6 stops'),
  otherwise: z.array(otherwise).max(2, 'may hold two sentences').default([]),
});

/** `content/ways.yaml`: ways from where a visitor is now to a job, each a row of courses. */
export const waysSchema = z.strictObject({
  heading: line,
  text: line,
  canBegin: line,
  comesAfter: line,
  /** On Home: with which course the way begins. */
  begin: sentence('course'),
  ways: z.array(way).min(1, 'needs at least one way'),
});

export type WaysFile = z.infer<typeof waysSchema>;
