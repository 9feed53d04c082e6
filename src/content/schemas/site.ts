import { z } from 'zod';
import { choiceNames, courseChoices, type CourseChoices, factNames } from './course.ts';
import { courseName, eachOnce, fieldsOf, headedText, line, oneOrMore, sentence } from './text.ts';

/** The words after the number 1, and after all other numbers. */
const counted = z.strictObject({ one: line, many: line });

/** Such as the label of `beginner`. */
const valueLabels = fieldsOf(
  choiceNames,
  (name) => z.record(courseChoices.shape[name].unwrap(), line),
  // The cast gives each label its own type, which `fieldsOf` loses.
) as unknown as {
  [Name in keyof CourseChoices]-?: z.ZodType<Record<NonNullable<CourseChoices[Name]>, string>>;
};

const syllabus = z.strictObject({
  pageTitle: sentence('course', 'name').describe('The title of a syllabus in the browser’s tab.'),
  breadcrumb: line,
  otherName: sentence('name').describe(
    'Shown if the course has another name on its tile than on its page.',
  ),
  summary: sentence('course', 'modules', 'topics').describe(
    'The description of a course if its file has none. Names the modules.',
  ),
  choiceLabels: z
    .strictObject(fieldsOf(choiceNames, () => line))
    .describe('The label of each choice of a course.'),
  choices: z
    .strictObject(valueLabels)
    .describe('The words that visitors read for each value in a course’s file.'),
  modules: counted.describe('The words after the number of modules.'),
  practices: counted,
  projects: counted,
  facts: z.record(factNames, line).describe('The labels of the facts that only the academy knows.'),
  factsMessage: sentence('facts', 'course').describe(
    'The message in which a visitor asks the academy for the missing facts.',
  ),
  toCalendar: line.describe('The text of the link that puts a batch’s first day into a calendar.'),
  calendarEntry: sentence('course').describe(
    'The title that a batch’s first day gets in the visitor’s calendar.',
  ),
  print: line,
  notPrinted: sentence('link').describe('Shown if the browser has not begun to print.'),
  share: z
    .strictObject({ button: line, copied: line, failed: line })
    .describe(
      'The button that opens the device’s share sheet, or copies the link where there is no sheet.',
    ),
  before: line,
  needs: sentence('course').describe(
    'A course that students need before this one. `{course}` becomes a link.',
  ),
  needsOneOf: sentence('courses').describe('Several courses, of which students need only one.'),
  afterwards: line,
  heading: line,
  length: sentence('modules', 'phases').describe(
    'The course’s length. `{modules}` becomes `24 modules`, for example, and `{phases}` becomes `5`.',
  ),
  overview: line,
  phase: sentence('number').describe('What a screen reader says before the title of a phase.'),
  place: sentence('number', 'count').describe('On a phone: which phase is on the screen.'),
  moduleRange: sentence('from', 'to').describe('The modules of a phase, by their numbers.'),
  moduleAlone: sentence('number').describe('Shown with a phase that has only one module.'),
  views: z
    .strictObject({ label: line, all: line, titles: line, built: line })
    .describe(
      'The visitor chooses what the syllabus shows: everything, the titles, or what students build.',
    ),
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
  message: sentence('course').describe('The beginning of a message to the academy.'),
  ways: line.describe('The heading above the ways that include this course.'),
  here: line.describe('Marks this course in the list of a way’s courses.'),
});

/** `content/site.yaml`: the words that pages share, and those of syllabus pages. */
export const siteSchema = z.strictObject({
  navigation: z.strictObject({ label: line, skip: line, open: line, close: line }),
  footer: z.strictObject({
    pages: line,
    courses: z.strictObject({
      heading: line,
      paths: oneOrMore(courseName, 'course')
        .check(eachOnce())
        .describe('The courses, in the order in which the footer lists them.'),
    }),
    contact: line,
    social: line,
    samples: sentence('count')
      .optional()
      .describe(
        'Says on each page how many of its pictures are samples: those whose file name begins with sample-. {count} becomes that number.',
      ),
  }),
  syllabus,
  contact: headedText.extend({
    ask: z
      .strictObject({ whatsapp: line, phone: line, email: line })
      .describe(
        'What a link to the academy does, for each kind of contact. The main button uses the first kind that the academy has.',
      ),
    subject: line.describe('The subject of an e-mail to the academy.'),
    message: line.describe('The beginning of a message to the academy.'),
  }),
  carousel: z.strictObject({ left: line, right: line }),
});

export type Site = z.infer<typeof siteSchema>;
export type SyllabusWords = Site['syllabus'];

/** `content/kept-samples.yaml`: the samples that stay. Each is written as its exact text, or as a picture's path. */
export const keptSamplesSchema = z
  .array(line)
  .meta({ desk: 'lines', title: 'One line for each' })
  .nullish();
