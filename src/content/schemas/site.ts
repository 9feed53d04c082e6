import { z } from 'zod';
import { line, pageHead, sentence, sitePath } from './text.ts';

/** `content/site.yaml`: the words that pages share: navigation, footer, syllabus pages, contact, not-found page. */
export const siteSchema = z.strictObject({
  navigation: z.strictObject({
    label: line,
    skip: line,
    open: line,
    close: line,
    links: z
      .array(z.strictObject({ label: line, to: sitePath }))
      .min(1, 'needs at least one entry'),
  }),
  footer: z.strictObject({
    contact: line,
    social: line,
    phone: line,
    email: line,
  }),
  syllabus: z.strictObject({
    /** The title of a syllabus page in the browser's tab; `{course}` is filled in. */
    pageTitle: sentence('course'),
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
  /** How to reach the academy, at the end of Home and About. */
  contact: z.strictObject({
    heading: line,
    text: line,
    /** The subject of an e-mail. */
    subject: line,
    /** What an e-mail and a WhatsApp message start with. */
    message: line,
  }),
  carousel: z.strictObject({ left: line, right: line }),
  notFound: z.strictObject({
    ...pageHead,
    heading: line,
    /** `{path}` is filled in, or `thisAddress` where there is no script. */
    message: sentence('path'),
    thisAddress: line,
    didYouMean: line,
    allPages: line,
    home: line,
    /** Instead of the above where the page exists, but can't be loaded without a connection. */
    offline: z.strictObject({ heading: line, text: line, again: line }),
  }),
});

export type Site = z.infer<typeof siteSchema>;
