import { z } from 'zod';
import { choiceNames } from './course.ts';
import {
  courseName,
  fieldsOf,
  line,
  labelledHead,
  oneOrMore,
  picturePath,
  searchWords,
  sentence,
} from './text.ts';

const groupId = z
  .string()
  .regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens, such as job-role');

const group = z.strictObject({
  heading: line,
  text: line,
  picture: picturePath,
  courses: oneOrMore(courseName, 'course').describe('In the order of the tiles.'),
});

/** A list beside the search box, from which visitors choose one entry. */
const facet = z.strictObject({
  label: line,
  any: line.describe('The entry that chooses nothing.'),
});

const filter = z.strictObject({
  label: line.describe('What a screen reader calls the filter.'),
  box: line,
  placeholder: line,
  facets: z
    .strictObject(fieldsOf([...choiceNames, 'group' as const], () => facet))
    .describe('The lists beside the box, by what they choose.'),
  clear: line,
  all: sentence('all').describe('How many courses are shown: `{count}` of `{all}`.'),
  many: sentence('count', 'all'),
  one: sentence('all'),
  some: line.describe('Shown before the count if no course has all the words.'),
  found: line.describe('The heading of the courses whose names have one of the words.'),
  mentioned: line.describe('The heading of the courses that have the words only in their syllabi.'),
  module: sentence('number', 'text').describe('Says where in a syllabus the words are.'),
  sought: sentence('words').describe('Said of a course that was found by another name for it.'),
  way: sentence('goal').describe('Said of a course that is a stop of "Where do I start?".'),
  lead: line.describe('Shown before links to other pages that match the words.'),
  searching: line,
  namesOnly: line.describe('Shown after the count if the syllabi could not be loaded.'),
  missing: line.describe('Shown in place of the count if the filter itself could not be loaded.'),
  nothing: z.strictObject({
    heading: line,
    text: line,
    subject: line.describe('The subject of an email.'),
    message: sentence('words').describe(
      'The beginning of a message; `{words}` are the words that the visitor typed.',
    ),
  }),
});

/** The words of a tile besides the course's name and promise. */
const tile = z.strictObject({
  after: sentence('courses').describe('The courses needed before.'),
});

const mark = line.regex(/^[^:]*$/, 'must be written without the colon');

/** The words before the colon in points that are practices or projects. */
const marks = z.strictObject({
  practice: mark.describe('A small exercise.'),
  project: mark.describe('Something larger, which students keep.'),
});

/** `content/courses.yaml`: the catalogue page, with its courses in order. */
export const catalogueSchema = z.strictObject({
  /** The groups, by the anchor of each on the page, in their order. */
  groups: z
    .record(groupId, group)
    .refine((groups) => /^[1-6]$/.test(`${Object.keys(groups).length}`), 'needs 1 to 6 groups'),
  ...labelledHead,
  hero: z.strictObject({
    headline: line,
    text: line,
    ask: line.describe('The link for asking the academy, by telephone, WhatsApp or email.'),
  }),
  filter,
  tile,
  /** Words that visitors type into the filter, but that don't describe a course. */
  ignoredWords: searchWords,
  soughtAs: z
    .record(courseName, oneOrMore(line, 'word'))
    .describe('Other names that visitors use for a course, by the course’s path.'),
  marks,
});
