import { z } from 'zod';
import { choiceNames, courseChoices, type CourseChoices, factNames } from './course.ts';
import { courseName, eachOnce, fieldsOf, line, oneOrMore, sentence } from './text.ts';

/** The words after a number: one for the number 1, and one for all other numbers. */
const counted = z.strictObject({ one: line, many: line });

/** The label of each value that a course can have. */
const valueLabels = fieldsOf(
  choiceNames,
  (name) => z.record(courseChoices.shape[name].unwrap(), line),
  // `fieldsOf` gives all labels the same type.
) as unknown as {
  [Name in keyof CourseChoices]-?: z.ZodType<Record<NonNullable<CourseChoices[Name]>, string>>;
};

/** The words on the page of every course. */
const syllabus = z.strictObject({
  pageTitle: sentence('course', 'name').describe('The title of a syllabus in the browser’s tab.'),
  breadcrumb: line,
  otherName: sentence('name').describe('Said if the tile’s name differs from the page’s.'),
  summary: sentence('course', 'modules', 'topics').describe(
    'What is said of a course without a description: its modules.',
  ),
  choiceLabels: z
    .strictObject(fieldsOf(choiceNames, () => line))
    .describe('The label of each choice of a course.'),
  choices: z
    .strictObject(valueLabels)
    .describe('What visitors read for each value that a course’s file can have.'),
  modules: counted.describe('The words after a number of modules.'),
  practices: counted,
  projects: counted,
  facts: z.record(factNames, line).describe('The labels of the facts that only the academy knows.'),
  askFacts: line.describe('The link that asks for the fee, the duration and the next batch.'),
  factsMessage: sentence('facts', 'course').describe(
    'The question that the link writes into a message.',
  ),
  toCalendar: line.describe('What the link of a batch’s date does.'),
  calendarEntry: sentence('course').describe(
    'The title of the entry in the visitor’s own calendar.',
  ),
  print: line,
  before: line,
  needs: sentence('course').describe('A prerequisite: `{course}` becomes a link.'),
  needsOneOf: sentence('courses').describe('Prerequisites of which one is enough.'),
  afterwards: line,
  heading: line,
  length: sentence('modules', 'phases').describe('How long it is: `24 modules`, `5` phases.'),
  overview: line,
  phase: sentence('number').describe('Before a phase’s title, for screen readers.'),
  place: sentence('number', 'count').describe('Which phase is on the screen, on a phone.'),
  moduleRange: sentence('from', 'to').describe('The modules of a phase, by their numbers.'),
  moduleAlone: sentence('number').describe('Said of a phase with only one module.'),
  views: z
    .strictObject({ label: line, all: line, titles: line, built: line })
    .describe('What visitors can choose to see of a syllabus.'),
  sheet: z.strictObject({
    heading: line,
    scan: line,
    batchTime: line,
    spokeWith: line,
    built: line,
  }),
  related: line,
  ask: line,
  askText: line,
  message: sentence('course').describe('What a written message starts with.'),
  ways: line.describe('Above the ways of “Where do I start?” that the course is on.'),
  here: line.describe('At the course’s own place on that way.'),
});

/**
 * `content/site.yaml`: the words that all pages share, such as navigation, footer and contact, and the words of syllabus pages.
 */
export const siteSchema = z.strictObject({
  navigation: z.strictObject({ label: line, skip: line, open: line, close: line }),
  footer: z.strictObject({
    pages: line,
    courses: z.strictObject({
      heading: line,
      paths: oneOrMore(courseName, 'course')
        .check(eachOnce())
        .describe('The paths of the courses that the footer names, in their order.'),
    }),
    contact: line,
    social: line,
    phone: line,
    email: line,
  }),
  syllabus,
  /** How to reach the academy, at the end of most pages. */
  contact: z.strictObject({
    heading: line,
    text: line,
    ask: z
      .strictObject({ whatsapp: line, phone: line, email: line })
      .describe('The main button, for the first of these that the academy gives.'),
    subject: line.describe('The subject of an e-mail.'),
    message: line.describe('What a written message starts with.'),
  }),
  carousel: z.strictObject({ left: line, right: line }),
});

export type Site = z.infer<typeof siteSchema>;
export type SyllabusWords = Site['syllabus'];

/**
 * `content/kept-samples.yaml`: the samples that the owner keeps, as they are written in the content. Pictures are listed by
 * path.
 */
export const keptSamplesSchema = z
  .array(line)
  .meta({ desk: 'lines', title: 'One line for each' })
  .nullish();
