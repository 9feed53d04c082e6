import { z } from 'zod';
import { line, sentence } from './text.ts';

/** A counted thing: what follows 1, and what follows every other number. */
const counted = z.strictObject({ one: line, many: line });

/** The words of every course's page. */
export const syllabusWords = z.strictObject({
  /** The title of a syllabus page in the browser's tab; `{course}` and the academy's `{name}` are filled in. */
  pageTitle: sentence('course', 'name'),
  breadcrumb: line,
  /** Where the tile has another name than the page. */
  otherName: sentence('name'),
  level: line,
  levels: z.strictObject({ beginner: line, intermediate: line, advanced: line }),
  /** What follows the number of each. */
  modules: counted,
  practices: counted,
  projects: counted,
  /** The labels of the facts that only the academy knows. */
  facts: z.strictObject({
    duration: line,
    hoursPerWeek: line,
    mode: line,
    language: line,
    fee: line,
    nextBatch: line,
  }),
  /** What the link of a batch's date does. */
  toCalendar: line,
  /** What a visitor's own calendar then says. */
  calendarEntry: sentence('course'),
  whatsapp: line,
  call: line,
  print: line,
  before: line,
  /** A prerequisite: `{course}` becomes a link. */
  needs: sentence('course'),
  /** Prerequisites of which one is enough. */
  needsOneOf: sentence('courses'),
  afterwards: line,
  heading: line,
  /** How long it is, where there are phases: `24 modules`, `5`. */
  length: sentence('modules', 'phases'),
  phases: line,
  overview: line,
  toOverview: line,
  phase: sentence('number'),
  nextPhase: sentence('phase'),
  /** The modules of a phase, by their numbers. */
  moduleRange: sentence('from', 'to'),
  /** Of a phase that has only one. */
  moduleAlone: sentence('number'),
  onlyBuilt: line,
  sheet: z.strictObject({
    heading: line,
    scan: line,
    reach: line,
    batchTime: line,
    spokeWith: line,
    built: line,
  }),
  related: line,
  ask: line,
  askText: line,
  /** The message that a WhatsApp or e-mail enquiry starts with; `{course}` is filled in. */
  message: sentence('course'),
  /** What a screen reader calls the links to the previous and the next course. */
  neighbours: line,
  previous: line,
  next: line,
});

export type SyllabusWords = z.infer<typeof syllabusWords>;
