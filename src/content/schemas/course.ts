import { z } from 'zod';
import { eachOnce, line } from './text.ts';

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

const numberOrLine = (error: string) => z.union([z.number().positive(error), line], error);

/** Fields of a course's front matter that only the owner can fill; each is shown where it is filled. */
const courseFactFields = {
  duration: line.optional().describe('From the first day to the last, such as "6 months".'),
  /** A number such as 6, or a text such as "6 to 8". */
  hoursPerWeek: numberOrLine(
    'must be a number such as 6, or a text such as "6 to 8" in double quotes',
  )
    .optional()
    .describe('Such as 6, or 6 to 8.'),
  mode: line.optional().describe('Where the course takes place, such as "Classroom or online".'),
  language: line.optional().describe('The language of teaching, such as "Hindi and English".'),
  /** Rupees as a number, or a text such as "₹18,000 in three parts". */
  fee: numberOrLine('must be rupees as a number such as 18000, or a text in double quotes')
    .optional()
    .describe('In rupees: 18000 is shown as ₹18,000. Or a text, such as ₹18,000 in three parts.'),
  nextBatch: z.iso
    .date('must be a date: year-month-day, such as 2027-01-04')
    .optional()
    .describe(
      'Its first day as year-month-day, such as 2027-01-04; once it is past it is not shown.',
    ),
};

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
    .check(eachOnce)
    .optional()
    .describe('The courses needed before.'),
  ...courseFactFields,
  related: z
    .array(otherCourse)
    .min(2, 'needs 2 to 4 courses')
    .max(4, 'needs 2 to 4 courses')
    .check(eachOnce)
    .describe('Two to four other courses.'),
});

export type Level = (typeof levels)[number];

const courseFacts = z.object(courseFactFields);

export type CourseFacts = Readonly<z.infer<typeof courseFacts>>;

/** The facts among the fields of a front matter. */
export function courseFactsOf(frontMatter: CourseFacts): CourseFacts {
  return courseFacts.parse(frontMatter);
}
