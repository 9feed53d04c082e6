import { z } from 'zod';
import {
  card,
  courseName,
  line,
  labelledHead,
  listOf,
  oneOf,
  oneOrMore,
  picturePath,
  sentence,
  sitePath,
  wholeNumber,
} from './text.ts';

const featuredCourse = z.strictObject({
  title: line,
  text: line,
  picture: picturePath,
  course: courseName.describe('The course’s path, such as `javaFullStack`.'),
});

/** A card of a practice or project. It leads to the module. */
const builtCard = z.strictObject({
  show: line
    .max(12, 'must be at most 12 characters, to fit on a phone')
    .optional()
    .describe('The large text above something to try: at most 12 characters.'),
  look: oneOf(['plain', 'plate', 'ticket']).default('plain').describe('How the large type is set.'),
  exhibit: oneOf(['plate', 'seats', 'digit', 'photo'])
    .optional()
    .describe('Makes the card something to try. Each of the four may be used only once.'),
  course: courseName,
  module: line.describe('The module’s title as in the course’s file.'),
  kind: oneOf(['practice', 'project']).describe('Which of the two it is in the course’s file.'),
  number: wholeNumber
    .positive('must be 1 or more')
    .default(1)
    .describe('Which of the module’s practices or projects this is, counted from 1.'),
});

/** The words of the four exhibits, which are small things to try. */
const exhibits = z.strictObject({
  plate: z.strictObject({
    label: line,
    parts: listOf(line, 4, 4).describe('The parts of the number.'),
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

/** A reason to choose the academy, with the page that tells more. */
const reason = card.extend({
  sign: oneOf(['teacher', 'internship', 'certificate']).describe(
    'What is drawn above the heading.',
  ),
  link: z.strictObject({ label: line, to: sitePath }),
  search: z
    .strictObject({ label: line, button: line })
    .optional()
    .describe('A box for a certificate’s ID. Its button looks the ID up in the Validator.'),
});

/** The schema of `content/home.yaml`. */
export const homeSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({
    headline: line,
    tagline: line,
    text: line,
    picture: picturePath,
    button: z.strictObject({ label: line, to: sitePath }),
  }),
  whyUs: z.strictObject({ heading: line, cards: listOf(reason, 1, 6) }),
  courses: z.strictObject({
    heading: line,
    text: line,
    learnMore: line,
    card: sentence('course').describe('The course’s own name, if the card shows another.'),
    all: sentence('count').describe('The link to all courses.'),
    cards: listOf(featuredCourse, 1, 6),
  }),
  built: z.strictObject({
    heading: line,
    text: sentence('count'),
    practice: sentence('number'),
    project: sentence('number'),
    exhibits,
    cards: listOf(builtCard, 0, 9),
  }),
  advantages: z.strictObject({ heading: line, text: line, items: listOf(card, 1, 6) }),
  services: z.strictObject({
    heading: line,
    text: line,
    items: oneOrMore(card),
    picture: picturePath,
  }),
});

export type Home = z.infer<typeof homeSchema>;
