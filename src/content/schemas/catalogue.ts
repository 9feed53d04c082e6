import { z } from 'zod';
import { choiceNames } from './course.ts';
import {
  courseName,
  fieldsOf,
  headedText,
  invitation,
  label,
  labelledHead,
  line,
  oneOrMore,
  picturePath,
  searchWords,
  sentence,
  sitePath,
  tellsNothing,
} from './text.ts';

const groupId = z
  .string()
  .regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens, such as job-role');

const group = z.strictObject({
  heading: line,
  text: line,
  picture: picturePath,
  courses: oneOrMore(courseName, 'course').describe(
    'The courses of the group, in the order of their tiles.',
  ),
});

const facet = z.strictObject({
  label: line,
  any: line.describe('The list’s entry for all courses.'),
});

/** In the order of the form. */
export const facetNames = [...choiceNames, 'group'] as const;

const filter = z.strictObject({
  label: line.describe('What a screen reader calls the filter.'),
  box: line,
  placeholder: line,
  facets: z
    .strictObject(fieldsOf(facetNames, () => facet))
    .describe(
      'Lists beside the search box. Each list narrows the courses by one feature, such as the level.',
    ),
  clear: line,
  all: sentence('all').describe('How many courses there are. `{all}` becomes the number.'),
  many: sentence('count', 'all'),
  one: sentence('all'),
  some: line.describe(
    'Shown before the count if no course contains all the words that the visitor typed.',
  ),
  unnamed: line.describe('Shown in place of the count if the words name no course.'),
  found: line.describe('The heading above courses whose names contain one of the words.'),
  mentioned: line.describe(
    'The heading above courses that have the words in the syllabus, but not in the name.',
  ),
  module: sentence('number', 'text').describe(
    'Shown with a course, to say which module contains the words.',
  ),
  sought: sentence('words').describe(
    'Shown with a course that was found by one of its other names.',
  ),
  way: sentence('goal').describe(
    'Shown with a course that is a step to a goal in “Where do I start?”.',
  ),
  lead: line.describe('The heading above links that answer the words, if no course does.'),
  searching: line,
  namesOnly: line.describe('Shown after the count if the syllabi could not be loaded.'),
  missing: line.describe('Shown in place of the count if the filter could not be loaded.'),
  nothing: invitation.extend({
    message: sentence('words').describe(
      'The beginning of a message to the academy. `{words}` are the words that the visitor typed.',
    ),
  }),
});

const asked = z.strictObject({
  words: searchWords,
  text: label.describe('The words of the answer.'),
  to: sitePath
    .optional()
    .describe('Where the answer leads. Without it, buttons for asking the academy stand below it.'),
});

const tile = z.strictObject({
  after: sentence('courses').describe('Shown on the tile if students need other courses first.'),
});

const mark = label.regex(/^[^:]*$/, 'must be written without the colon');

const marks = z.strictObject({
  practice: mark.describe('The word for a small exercise.'),
  project: mark.describe('The word for a project: a larger piece of work that students keep.'),
});

/** `content/courses.yaml` */
export const catalogueSchema = z.strictObject({
  /** In the order of the page. A group's name is also its anchor. */
  groups: z
    .record(groupId, group)
    .refine((groups) => /^[1-6]$/.test(`${Object.keys(groups).length}`), 'needs 1 to 6 groups'),
  more: headedText.describe('Shown above courses that are in no group.'),
  ...labelledHead,
  hero: z.strictObject({
    headline: line,
    text: line,
    ask: label.describe(
      'The beginning of the link for asking the academy. Its end is “Call”, for example.',
    ),
  }),
  filter: filter.meta(tellsNothing),
  tile,
  asked: z
    .array(asked)
    .describe('Where the website answers questions that name no course, such as those about fees.'),
  ignoredWords: searchWords,
  soughtAs: z
    .record(courseName, oneOrMore(line, 'word'))
    .meta({ ...tellsNothing, description: 'Other names that visitors use for a course.' }),
  marks,
});
