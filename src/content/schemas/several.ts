import { z } from 'zod';
import { line, sentence } from './text.ts';

/** Of `content/validator.yaml`: the words of "Check several". */
export const severalSchema = z.strictObject({
  open: line,
  missing: line.describe('Where the part of the page that does it can’t be loaded.'),
  heading: line,
  intro: sentence('most'),
  list: z.strictObject({ label: line, hint: line, pasted: sentence('length') }),
  file: z.strictObject({
    choose: line,
    hint: line,
    reading: sentence('name'),
    chosen: sentence('name'),
    remove: line,
    /** What is said of a file that can't be read. */
    faults: z.strictObject({
      empty: line,
      locked: line,
      damaged: line,
      notAList: line,
      tooLarge: line,
    }),
  }),
  column: z.strictObject({
    label: line,
    option: sentence('letter', 'heading'),
    noHeading: sentence('letter'),
    every: line,
    first: sentence('values'),
    heading: sentence('heading'),
  }),
  check: line,
  /** Why a list can't be checked. */
  refused: z.strictObject({
    none: line,
    tooMany: sentence('count', 'most'),
    tooLong: sentence('at', 'length', 'most'),
    missing: line,
  }),
  progress: z.strictObject({
    running: sentence('done', 'count'),
    stop: line,
    stopped: sentence('done', 'count'),
    broken: sentence('done', 'count'),
    goOn: line,
  }),
  result: z.strictObject({
    heading: line,
    done: sentence('count'),
    repeated: sentence('count'),
    onlyNotFound: line,
    academy: line,
    checked: line,
    print: line,
    saveCsv: line,
    saveXlsx: line,
    saved: sentence('name'),
    fileName: line.regex(/^[\w-]+$/, 'may hold letters, digits and hyphens only'),
  }),
  table: z.strictObject({
    caption: line,
    number: line,
    id: line,
    answer: line,
    student: line,
    course: line,
    cut: sentence('start', 'length'),
    date: line,
    note: line,
    checked: line,
  }),
  answers: z.strictObject({
    valid: line,
    expired: line,
    withdrawn: line,
    replaced: line,
    unclear: line,
    incomplete: line,
    unknown: line,
    similar: line,
    mistyped: line,
    unread: line,
  }),
  notes: z.strictObject({
    until: sentence('date'),
    since: sentence('date'),
    by: sentence('id'),
    unclear: sentence('text'),
    incomplete: sentence('missing'),
    similar: sentence('id'),
    mistyped: line,
    words: line.describe('Said of an ID that holds several words and is not in the register.'),
    sameAs: sentence('number'),
  }),
});

export type SeveralWords = z.infer<typeof severalSchema>;
