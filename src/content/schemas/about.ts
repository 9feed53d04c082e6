import { z } from 'zod';
import { card, labelledHead, line, oneOrMore, paragraphs, picturePath, sitePath } from './text.ts';

const link = z.strictObject({ text: line, to: sitePath });

const section = z.strictObject({
  heading: line,
  label: line.describe('The short name in the anchor bar.'),
  text: paragraphs,
  cards: z.array(card).optional().describe('A few points or cards below the text.'),
  link: link.optional().describe('Where the section goes on, on another page.'),
  picture: picturePath.optional(),
});

const historySection = section.extend({
  entries: oneOrMore(z.strictObject({ year: line, content: line })),
});

const question = z.strictObject({ question: line, answer: paragraphs, link: link.optional() });

const testimonial = z.strictObject({ quote: line, author: line, role: line });

/** The sections of the About page, in their order; each name is also the anchor of its section. */
const sections = z.strictObject({
  'company-overview': section,
  'our-vision': section,
  'our-mission': section,
  'customized-training': section,
  'who-we-are': section,
  history: historySection,
  'growth-expansion': section,
  partnerships: section,
  innovation: section,
  commitment: section,
  'looking-ahead': section,
});

/** `content/about.yaml`. */
export const aboutSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({ headline: line, text: line, picture: picturePath }),
  anchorBarLabel: line.describe('What a screen reader calls the anchor bar.'),
  sectionList: line.describe('The list of the sections at the top of a phone’s page.'),
  sections,
  questions: z.strictObject({
    heading: line,
    label: line,
    text: line,
    items: oneOrMore(question, 'question').describe('What students ask before they join.'),
  }),
  testimonials: z.strictObject({
    heading: line,
    items: z
      .array(testimonial)
      .max(12, 'can hold at most twelve testimonials')
      .nullish()
      .describe('Twelve at most; only words of students who have agreed.'),
  }),
});

export type About = z.infer<typeof aboutSchema>;
export type AboutSection = z.infer<typeof section>;

/** Their names. */
export const aboutSectionIds = sections.keyof().options;
