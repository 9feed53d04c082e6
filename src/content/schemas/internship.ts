import { z } from 'zod';
import {
  card,
  line,
  labelledHead,
  network,
  oneToSix,
  paragraphs,
  picturePath,
  screen,
  sitePath,
  webAddress,
  wholeNumber,
} from './text.ts';

const url = webAddress.optional().describe('Without an address the icon is no link yet.');

/** `content/internship.yaml`; the sections are in the order in which the page shows them. */
export const internshipSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({ headline: line, text: line, picture: picturePath }),
  about: z.strictObject({ heading: line, text: paragraphs, screen }),
  overview: z.strictObject({
    heading: line,
    text: paragraphs,
    points: z
      .array(card)
      .length(4, 'must name four stages')
      .describe('The four stages of a project, in their order.'),
  }),
  eligibility: z.strictObject({
    heading: line,
    text: line,
    cards: oneToSix(card),
    ticked: line.describe('Before the number of those that are ticked.'),
    of: line.describe('Between it and the number of all.'),
  }),
  details: z.strictObject({
    heading: line,
    durationsLabel: line,
    month: line.describe('What a month of the scale is called.'),
    stages: z
      .array(line)
      .length(4, 'must name four stages')
      .describe('The four stages in one word each: the parts of every bar.'),
    durations: oneToSix(
      card.extend({
        months: wholeNumber
          .min(1, 'must be 1 or more')
          .max(12, 'must be 12 at most')
          .describe('The length of the bar.'),
      }),
    ),
    note: line.describe('What is to be said about the bars.'),
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
    notLinked: line.describe('Above the icons that have no address yet.'),
    icons: z
      .array(z.strictObject({ network, url }))
      .max(6, 'can hold at most six icons')
      .nullish()
      .describe('Six at most.'),
  }),
});

export type Internship = z.infer<typeof internshipSchema>;
