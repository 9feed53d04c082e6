import { z } from 'zod';
import {
  card,
  headedText,
  label,
  labelledHead,
  line,
  listOf,
  oneOrMore,
  paragraphs,
  picturePath,
  screen,
  searchWords,
  sitePath,
  tellsNothing,
} from './text.ts';

const link = z.strictObject({ text: label, to: sitePath }).optional();

const section = z.strictObject({
  heading: label,
  label: label.describe('The short name in the anchor bar.'),
  text: paragraphs,
});

const shown = label
  .max(12, 'must be at most 12 characters')
  .describe('The text inside the drawing: at most 12 characters.');

const lessonPart = z.strictObject({ name: label, text: line, screen });

/** In the order of the page. Each name is also the section's anchor. An owner may leave out any section. */
const sections = z.strictObject({
  'company-overview': section.extend({
    courses: label.describe('The words that follow the number of courses.'),
    built: label.describe('The words that follow the number of practicals and projects.'),
    lesson: z.strictObject({
      heading: line,
      parts: listOf(lessonPart, 1, 3),
    }),
  }),
  'our-vision': section.extend({
    depends: z.strictObject({
      begins: line.describe('How the sentence begins.'),
      counts: line.describe(
        'The middle of the sentence: what counts. The page highlights these words.',
      ),
      doesNot: z.array(line).describe('The end of the sentence: what does not count.'),
    }),
  }),
  'our-mission': section.extend({
    sentence: line.describe('A sentence in large type.'),
    cards: listOf(card, 0, 4).describe(
      'The steps of the staircase in the drawing, from the bottom up; at most four.',
    ),
  }),
  'customized-training': section,
  'who-we-are': section.extend({
    signs: listOf(z.strictObject({ show: shown, text: line }), 0, 3).describe(
      'Three drawings with text: keys of a keyboard, a search box and a speech bubble.',
    ),
  }),
  history: section.extend({
    entries: oneOrMore(z.strictObject({ year: line, content: line })),
  }),
  'growth-expansion': section.extend({
    link,
    youSay: z
      .array(z.strictObject({ said: line.meta(tellsNothing), service: line }))
      .describe('What a visitor might say, and the service that helps.'),
  }),
  partnerships: section.extend({ cards: z.array(card).describe('The kinds of partners.') }),
  innovation: section.extend({ screen }),
  commitment: section.extend({
    link,
    sentence: line,
    promises: z.array(line).describe('The list of promises. Each has a tick in front.'),
  }),
  'looking-ahead': section,
});

const teacher = z.strictObject({
  name: line,
  subject: line.describe('What the teacher teaches, such as Java and databases.'),
  years: line.optional().describe('Such as “Teaches since 2015”, or “8 years at work”.'),
  picture: picturePath.optional(),
});

export const aboutSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({ headline: line, text: line, picture: picturePath }),
  anchorBarLabel: label.describe('What a screen reader calls the anchor bar.'),
  sections: sections.partial(),
  teachers: z.strictObject({
    heading: label,
    items: listOf(teacher, 0, 24)
      .nullish()
      .describe('At most 24 teachers. Without any, visitors see no heading. Ask each one first.'),
  }),
  testimonials: z.strictObject({
    heading: label,
    items: listOf(z.strictObject({ quote: line, author: line, role: line }), 0, 12)
      .nullish()
      .describe('At most twelve testimonials. Quote only students who have agreed to it.'),
  }),
  questions: headedText.extend({
    items: oneOrMore(
      z.strictObject({
        question: line.meta(tellsNothing),
        searchedBy: searchWords
          .optional()
          .describe('For these words, in small letters, the search of courses gives this answer.'),
        answer: paragraphs,
        link: link.describe(
          'Without a link, the answer ends with a button for asking the academy.',
        ),
      }),
    ),
  }),
});

export type About = z.infer<typeof aboutSchema>;
export type Teacher = z.infer<typeof teacher>;
export type AboutSections = z.infer<typeof sections>;

export const aboutSectionIds = sections.keyof().options;
