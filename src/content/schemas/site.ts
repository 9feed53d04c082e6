import { z } from 'zod';
import { syllabusWords } from './syllabus-words.ts';
import { courseName, eachOnce, itself, line, oneOrMore, sitePath } from './text.ts';

/** `content/site.yaml`: the words that pages share: navigation, footer, syllabus pages, contact. */
export const siteSchema = z.strictObject({
  navigation: z.strictObject({ label: line, skip: line, open: line, close: line }),
  footer: z.strictObject({
    pages: line,
    courses: z.strictObject({
      heading: line,
      paths: oneOrMore(courseName, 'course')
        .check(eachOnce(itself))
        .describe('The paths of the courses that the footer names, in their order.'),
    }),
    /** The link to the validator. */
    certificate: z.strictObject({ text: line, to: sitePath }),
    contact: line,
    social: line,
    phone: line,
    email: line,
  }),
  syllabus: syllabusWords,
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
/** `content/kept-samples.yaml`: sample values as they are written, and pictures by path, that the owner keeps. */
export const keptSamplesSchema = z
  .array(line)
  .meta({ desk: 'lines', title: 'One line for each' })
  .nullish();
