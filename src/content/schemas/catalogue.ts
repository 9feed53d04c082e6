import { z } from 'zod';
import { courseName, line, labelledHead, picturePath, sentence } from './text.ts';

const groupId = z
  .string()
  .regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens, such as job-role');

const group = z.strictObject({
  heading: line,
  text: line,
  picture: picturePath,
  /** The courses' paths in the order of the tiles; an alias may stand for its course. */
  courses: z.array(courseName).min(1, 'needs at least one course'),
});

const filter = z.strictObject({
  /** What a screen reader calls the filter. */
  label: line,
  box: line,
  placeholder: line,
  level: line,
  anyLevel: line,
  group: line,
  anyGroup: line,
  clear: line,
  /** How many courses are shown: `{count}` of `{all}`. */
  all: sentence('all'),
  many: sentence('count', 'all'),
  one: sentence('all'),
  /** Before the count where no course has all the words. */
  some: line,
  /** The heading of the courses that were found by words. */
  found: line,
  /** Where the words are in a syllabus. */
  module: sentence('number', 'title'),
  searching: line,
  /** Follows the count where the syllabi could not be loaded. */
  namesOnly: line,
  nothing: z.strictObject({
    heading: line,
    text: line,
    /** The subject of an email. */
    subject: line,
    /** What a WhatsApp message or an email starts with; `{words}` is what was typed. */
    message: sentence('words'),
  }),
});

/** What a tile says beside the course's name and promise. */
const tile = z.strictObject({
  /** Where one starts, if it is not where most courses of the group do. */
  level: sentence('level'),
  /** The courses that one needs before. */
  after: sentence('courses'),
  /** What follows the number of each. */
  modules: z.strictObject({ one: line, many: line }),
  projects: z.strictObject({ one: line, many: line }),
});

const mark = line.regex(/^[^:]*$/, 'must be written without the colon');

/** The words before the colon of a point that is not only a topic. */
const marks = z.strictObject({
  /** A small exercise. */
  practice: mark,
  /** Something larger, which one keeps. */
  project: mark,
  /** What one hands in of the final project. */
  handIn: mark,
  /** What the final project is judged on. */
  judgedOn: mark,
});

/** `content/courses.yaml`: the catalogue page, and which courses it shows in which order. */
export const catalogueSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({
    headline: line,
    text: line,
    /** What follows the number of courses. */
    count: line,
    /** The link to the list of courses. */
    all: line,
    /** The link that opens WhatsApp. */
    ask: line,
  }),
  filter,
  tile,
  /** Words that visitors type into the filter and that say nothing of a course. */
  ignoredWords: z.array(line.regex(/^[\p{Ll}\p{Lo}\p{M}]+$/u, 'must be one word in small letters')),
  /** What visitors call a course where its title does not, by the course's path. */
  soughtAs: z.record(line, z.array(line).min(1, 'needs at least one word')),
  marks,
  /** Nouns that practices of any number of courses may use: those that no course can do without. */
  commonNouns: z.array(line.regex(/^[\p{Ll}\p{N}-]+$/u, 'must be one word in small letters')),
  /** By the anchor of each on the page, in their order. */
  groups: z
    .record(groupId, group)
    .refine(
      (groups) => [1, 2, 3, 4, 5, 6].includes(Object.keys(groups).length),
      'needs 1 to 6 groups',
    ),
});

export type TileWords = z.infer<typeof tile>;
export type PointMarks = z.infer<typeof marks>;
export type CatalogueFile = z.infer<typeof catalogueSchema>;
