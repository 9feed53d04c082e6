import { z } from 'zod';
import { line, sentence, sitePath } from './text.ts';

/** `content/site.yaml`: the words that pages share: navigation, footer, syllabus pages, contact. */
export const siteSchema = z.strictObject({
  navigation: z.strictObject({
    label: line,
    skip: line,
    open: line,
    close: line,
  }),
  footer: z.strictObject({
    pages: line,
    courses: z.strictObject({
      heading: line,
      /** The paths of the courses that the footer names, in their order. */
      paths: z.array(line).min(1, 'needs at least one course'),
    }),
    /** The link to the validator. */
    certificate: z.strictObject({ text: line, to: sitePath }),
    contact: line,
    social: line,
    phone: line,
    email: line,
  }),
  syllabus: z.strictObject({
    /** The title of a syllabus page in the browser's tab; `{course}` and the academy's `{name}` are filled in. */
    pageTitle: sentence('course', 'name'),
    breadcrumb: line,
    level: line,
    levels: z.strictObject({ beginner: line, intermediate: line, advanced: line }),
    before: line,
    afterwards: line,
    modules: line,
    /** What follows the number of modules in the page's head. */
    moduleCount: line,
    related: line,
    print: line,
    ask: line,
    askText: line,
    /** The message that a WhatsApp or e-mail enquiry starts with; `{course}` is filled in. */
    message: sentence('course'),
    /** What a screen reader calls the links to the previous and the next course. */
    neighbours: line,
    previous: line,
    next: line,
  }),
  /** How to reach the academy, at the end of most pages. */
  contact: z.strictObject({
    heading: line,
    text: line,
    /** The button at the top of a page. */
    ask: line,
    /** The subject of an e-mail. */
    subject: line,
    /** What an e-mail and a WhatsApp message start with. */
    message: line,
  }),
  carousel: z.strictObject({ left: line, right: line }),
});

export type Site = z.infer<typeof siteSchema>;
