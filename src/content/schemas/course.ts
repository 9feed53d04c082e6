import { z } from 'zod';
import { registerDate } from '../../register/certificates/dates.ts';
import { courseName, eachOnce, line, oneOf, oneOrMore, says, shownInSearch } from './text.ts';

/** Matches device names such as `con`. Windows refuses a file with such a name. */
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** As in `/courses/<path>` and `courses/<path>.md`. */
export const coursePath = line
  .regex(
    /^[A-Za-z0-9_]+([ -][A-Za-z0-9_]+)*$/,
    'may contain only letters, digits, underscores, single hyphens and single spaces',
  )
  .refine(
    (path) => !reservedOnWindows.test(path),
    says('is a name that Windows can’t store', 'choose another'),
  );

const prerequisite = z.union(
  [courseName, z.array(courseName).min(2, 'needs at least two courses')],
  'must be a course, such as html, or a list of alternatives, such as [html, Python]',
);

const numberOrLine = (error: string) => z.union([z.number().positive(error), line], error);

/**
 * Fields whose values are fixed. `content/site.yaml` has the words for each value. The catalogue's filter has a list
 * for each field.
 */
const courseChoiceFields = {
  level: oneOf(['beginner', 'intermediate', 'advanced'])
    .optional()
    .describe('How much a student should know before the course.'),
};

/** The date in ISO 8601. As people in India write dates, the day comes before the month. */
const firstDay = line
  .transform((written, context) => {
    const date = registerDate(written, 'day-first');
    if (date !== undefined) return date;
    const isOtherwise = registerDate(written.replace(/\b\d{1,2}\b/, '1'), 'day-first');
    context.addIssue(
      isOtherwise
        ? says('is a day that does not exist', 'write a day that the month has')
        : says(
            'must be a date with its year, such as 4 January 2027 or 04/01/2027',
            'write only the day, the month and the year',
          ),
    );
    return z.NEVER;
  })
  .describe('The first day, such as 4 January 2027 or 04/01/2027.');

const time = line
  .max(30, 'must be at most 30 characters')
  .describe('When the batch meets, such as 7 to 9 am, or Sat and Sun, 10 am.');

/** In the order in which students ask for these facts. */
const courseFactFields = {
  duration: line
    .optional()
    .describe('The time from the first day to the last, such as "6 months".'),
  hoursPerWeek: numberOrLine('must be a number such as 6, or a text such as "6 to 8"')
    .optional()
    .describe('Such as 6, or 6 to 8.'),
  mode: line.optional().describe('Where the course takes place, such as "Classroom or online".'),
  language: line
    .optional()
    .describe('The language in which the course is taught, such as "Hindi and English".'),
  batches: oneOrMore(z.strictObject({ day: firstDay, time: time.optional() }), 'batch')
    .check(eachOnce(({ day, time = '' }) => `${day} ${time}`.trim()))
    .optional()
    .describe('The next batches. A batch whose first day has passed is not shown.'),
  fee: numberOrLine('must be an amount in rupees such as 18000, or a text')
    .optional()
    .describe(
      'A number of rupees, such as 18000, or a text, such as “₹18,000 in three parts”. The page shows 18000 as ₹18,000.',
    ),
};

export const courseFrontMatterSchema = z.strictObject({
  tile: line
    .optional()
    .describe('The course’s name on its tile in the catalogue, if it differs from the title.'),
  title: line.describe('The course’s name on its own page.'),
  alias: coursePath.optional().meta({
    title: 'Second path',
    description: 'Leads to the same page, such as Vuejs. The tile leads there.',
  }),
  promise: line
    .min(20, 'must be at least 20 characters')
    .max(70, 'must be at most 70 characters, to fit on a tile')
    .regex(/[^.]$/, 'must not end with a full stop')
    .optional()
    .describe('What students can do after the course: 20 to 70 characters, without a full stop.'),
  description: shownInSearch
    .optional()
    .describe(
      'What students will be able to do, in one or two sentences of at most 160 characters in all. Search results show this text too. If it is blank, the page names the first modules.',
    ),
  ...courseChoiceFields,
  prerequisites: oneOrMore(prerequisite, 'course')
    .check(eachOnce())
    .optional()
    .describe('The courses that students need before this course.'),
  group: line
    .meta({
      desk: 'group',
      description:
        'Only for a course that is not in “List of courses”. The course comes last in this group. If the field is blank, the course has a heading of its own, below all groups.',
    })
    .optional(),
  ...courseFactFields,
  related: oneOrMore(courseName, 'course')
    .max(4, 'must have at most 4 courses')
    .check(eachOnce())
    .optional()
    .describe('Up to four other courses.'),
});

export const courseChoices = z.object(courseChoiceFields);

export const choiceNames = courseChoices.keyof().options;

export type CourseChoices = Readonly<z.infer<typeof courseChoices>>;

export const courseFacts = z.object(courseFactFields);

export const factNames = courseFacts.keyof();

export type CourseFacts = Readonly<z.infer<typeof courseFacts>>;

export type Batch = NonNullable<CourseFacts['batches']>[number];

export const newSyllabus = `## Name of the first module

- Each line that begins with a dash is one point
- Practical: a small exercise

## Name of the second module

## Name of the last module

- Project: something larger, which one keeps`;
