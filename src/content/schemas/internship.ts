import { z } from 'zod';
import {
  card,
  cardWithIcon,
  line,
  labelledHead,
  network,
  oneOrMore,
  oneToSix,
  paragraphs,
  picturePath,
  sitePath,
  webAddress,
} from './text.ts';

const url = webAddress.optional().describe('Without an address the icon is no link yet.');

/** `content/internship.yaml`; the sections are in the order in which the page shows them. */
export const internshipSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({ headline: line, text: line, picture: picturePath }),
  about: z.strictObject({ heading: line, text: paragraphs }),
  overview: z.strictObject({
    heading: line,
    text: paragraphs,
    points: oneOrMore(card),
  }),
  eligibility: z.strictObject({ heading: line, text: line, cards: oneToSix(cardWithIcon) }),
  details: z.strictObject({
    heading: line,
    durationsLabel: line,
    durations: oneToSix(card),
    modeLabel: line,
    mode: line,
    locationLabel: line,
    location: line,
  }),
  careCenter: z.strictObject({ heading: line, text: line, picture: picturePath }),
  careerCourses: z.strictObject({
    heading: line,
    text: line,
    cards: oneToSix(z.strictObject({ title: line, text: line, to: sitePath, link: line })),
  }),
  contact: z.strictObject({
    heading: line,
    text: line,
    subject: line.describe('The subject of an email.'),
    message: line.describe('What a written message starts with.'),
    icons: z
      .array(z.strictObject({ network, url }))
      .max(6, 'can hold at most six icons')
      .nullish()
      .describe('Six at most.'),
  }),
});

export type Internship = z.infer<typeof internshipSchema>;
