import { z } from 'zod';
import {
  card,
  courseName,
  headedText,
  label,
  labelledHead,
  line,
  listOf,
  oneOf,
  oneOrMore,
  picturePath,
  sentence,
  sitePath,
  tellsNothing,
  wholeNumber,
} from './text.ts';

const featuredCourse = z.strictObject({
  title: line,
  text: line,
  picture: picturePath,
  course: courseName,
});

const builtCard = z.strictObject({
  show: label
    .max(12, 'must be at most 12 characters, to fit on a phone')
    .optional()
    .describe('The large text on the card: at most 12 characters.'),
  look: oneOf(['plain', 'plate', 'ticket'])
    .default('plain')
    .describe('The style of the large text.'),
  exhibit: oneOf(['plate', 'seats', 'digit', 'photo'])
    .optional()
    .describe(
      'Turns the card into one of four exhibits that visitors can try. Each exhibit may be used only once.',
    ),
  course: courseName,
  module: line.meta({
    ...tellsNothing,
    description: 'The title of the module, as in the course’s form.',
  }),
  kind: oneOf(['practice', 'project']).describe(
    'Whether the card shows a practical or a project of the module.',
  ),
  number: wholeNumber
    .positive('must be 1 or more')
    .meta(tellsNothing)
    .default(1)
    .describe('The position among the module’s practicals or projects: 1 for the first.'),
});

const exhibits = z.strictObject({
  plate: z.strictObject({
    label: line,
    parts: listOf(line, 4, 4).describe('The names of the four parts of a number plate.'),
    complete: line,
  }),
  seats: z.strictObject({ press: line, safe: line, twice: line, once: line }),
  digit: z.strictObject({ label: line, right: sentence('digit'), wrong: sentence('digit') }),
  photo: z.strictObject({
    label: line,
    picture: picturePath,
    small: sentence('size'),
    large: sentence('size'),
  }),
});

const reason = card.extend({
  sign: oneOf(['teacher', 'internship', 'certificate']).describe('The drawing above the heading.'),
  link: z.strictObject({ label, to: sitePath }),
  search: z
    .strictObject({ label, button: label })
    .optional()
    .describe('A box for a certificate’s ID. Its button looks the ID up in the Validator.'),
});

export const homeSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({
    headline: line,
    tagline: line,
    text: line,
    picture: picturePath,
    button: z.strictObject({ label, to: sitePath }),
  }),
  whyUs: z.strictObject({ heading: label, cards: listOf(reason, 1, 6) }),
  courses: headedText.extend({
    learnMore: label,
    card: sentence('course').describe(
      'Shown on a card if the card’s title is not the course’s name.',
    ),
    all: sentence('count').describe('The text of the link to all courses.'),
    cards: listOf(featuredCourse, 1, 6),
  }),
  built: z.strictObject({
    heading: label,
    text: sentence('count'),
    practice: sentence('number'),
    project: sentence('number'),
    invite: label
      .optional()
      .describe('The words in each exhibit until a visitor has tried it, such as “Try it”.'),
    exhibits: exhibits.meta(tellsNothing),
    cards: listOf(builtCard, 0, 9),
  }),
  advantages: headedText.extend({ items: listOf(card, 1, 6) }),
  services: headedText.extend({
    items: oneOrMore(card),
    picture: picturePath,
  }),
});

export type Home = z.infer<typeof homeSchema>;
