import { z } from 'zod';
import { courseFactFields } from './course-facts.ts';
import { line } from './text.ts';

export const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** A course's path: part of its address, `/courses/<path>`, and its file's name. */
export const coursePath = line.regex(
  /^[A-Za-z0-9_]+( [A-Za-z0-9_]+)*$/,
  'may hold letters, digits, underscores and single spaces',
);

const otherCourse = coursePath.meta({ desk: 'course', description: 'A course by its path.' });

const prerequisite = z.union(
  [otherCourse, z.array(otherCourse).min(2, 'needs at least two courses')],
  'must be a course, such as html, or a list of those of which one is enough, such as [html, Python]',
);

/** The front matter of `content/courses/<path>.md`. */
export const courseFrontMatterSchema = z.strictObject({
  tile: line.describe('The course’s name on its tile in the catalogue.'),
  title: line.describe('The course’s name on its own page.'),
  alias: coursePath
    .optional()
    .meta({ title: 'Second path', description: 'Leads to the same page, such as Vuejs.' }),
  /** What students can do after the course, in one line on its tile. */
  promise: line
    .min(20, 'must be at least 20 characters')
    .max(70, 'must be at most 70 characters, to fit on a tile')
    .regex(/[^.]$/, 'must not end with a full stop')
    .optional()
    .describe(
      'What students can do after the course: one line of 20 to 70 characters, without a full stop.',
    ),
  /** What one will be able to do, in one or two sentences; also the text of a search result. */
  description: line
    .min(50, 'must be at least 50 characters')
    .max(160, 'must be at most 160 characters, or search engines cut it off')
    .describe(
      'What one will be able to do, in one or two sentences of 50 to 160 characters; search results show it too.',
    ),
  level: z
    .enum(levels, { error: 'must be beginner, intermediate or advanced' })
    .describe('Where one should start.'),
  prerequisites: z
    .array(prerequisite)
    .min(1, 'needs at least one course')
    .optional()
    .describe('The courses needed before.'),
  ...courseFactFields,
  related: z
    .array(otherCourse)
    .min(2, 'needs 2 to 4 courses')
    .max(4, 'needs 2 to 4 courses')
    .describe('Two to four other courses.'),
});

export type Level = (typeof levels)[number];
