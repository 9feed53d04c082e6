import { z } from 'zod';
import { line } from './text.ts';

const numberOrLine = (error: string) => z.union([z.number().positive(error), line], error);

/** Fields of a course's front matter that only the owner can fill; each is shown where it is filled. */
export const courseFactFields = {
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

const courseFacts = z.object(courseFactFields);

export type CourseFacts = Readonly<z.infer<typeof courseFacts>>;

/** The facts among the fields of a front matter. */
export function courseFactsOf(frontMatter: CourseFacts): CourseFacts {
  return courseFacts.parse(frontMatter);
}
