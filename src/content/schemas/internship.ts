import { z } from 'zod';
import {
  card,
  fieldsOf,
  headedText,
  invitation,
  label,
  labelledHead,
  line,
  listOf,
  network,
  paragraphs,
  picturePath,
  says,
  screen,
  sentence,
  sitePath,
  webAddress,
} from './text.ts';

const url = webAddress
  .optional()
  .describe('The address that the icon links to. Without an address, the icon is not a link.');

const unitDays: Readonly<Partial<Record<string, number>>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

const duration = line
  .refine(
    (text) => daysIn(text) > 0,
    says(
      'must begin with a number of days, weeks, months or years',
      'write the number in digits, such as 3 months or 45 days',
    ),
  )
  .describe('Such as 3 months, or 45 days. The length of the bar follows from it.');

/** How many days the duration of an internship is, such as 90 of `3 months`; 0 if it does not say. */
export function daysIn(duration: string): number {
  const [, count, unit = ''] = /^([\d.]+) (day|week|month|year)s?\b/i.exec(duration) ?? [];
  return Number(count ?? 0) * (unitDays[unit.toLowerCase()] ?? 0);
}

/** What students ask before they apply, in the order of the page. */
export const internshipFacts = ['stipend', 'certificate', 'nextStart', 'howToApply'] as const;

const fact = z.strictObject({
  heading: label,
  items: listOf(line, 0, 8)
    .nullish()
    .describe(
      'One line, or several, which become numbered steps. Without any, visitors see no heading.',
    ),
});

/** `content/internship.yaml`, in the order of the page. */
export const internshipSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({ headline: line, text: line, picture: picturePath }),
  about: z.strictObject({ heading: label, text: paragraphs, screen }),
  overview: z.strictObject({
    heading: label,
    text: paragraphs,
    points: listOf(card, 4, 4).describe('The four stages of a project, in order.'),
  }),
  eligibility: headedText.extend({ cards: listOf(card, 1, 6) }),
  details: z.strictObject({
    heading: label,
    durationsLabel: label,
    durations: listOf(card.extend({ title: duration }), 1, 6),
    modeLabel: label,
    mode: line
      .optional()
      .describe('Where one need not come, such as online. Leave it blank if there is no such way.'),
    locationLabel: label,
    location: line,
    ask: sentence('facts')
      .optional()
      .describe(
        'Shown above the buttons for asking while a fact below has no line, and as a link at the top if none has.',
      ),
    facts: z
      .strictObject(fieldsOf(internshipFacts, () => fact))
      .optional()
      .describe(
        'What students ask before they apply. A line below “Next start” is not shown once its dates have passed.',
      ),
  }),
  // This heading is the name of a place.
  careCenter: headedText.extend({ heading: line, picture: picturePath }),
  careerCourses: headedText.extend({
    cards: listOf(card.extend({ to: sitePath }), 1, 6).describe(
      'One card for each kind of course. The title of each card is a link.',
    ),
  }),
  contact: invitation.extend({
    soon: label.describe('Shown beside each icon that has no address yet.'),
    icons: listOf(z.strictObject({ network, url }), 0, 6).nullish(),
  }),
});

export type Internship = z.infer<typeof internshipSchema>;
