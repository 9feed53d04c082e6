import { z } from 'zod';
import { card, line, labelledHead, paragraphs, picturePath, sitePath } from './text.ts';

/** `content/internship.yaml`; the sections stand in the order in which the page shows them. */
export const internshipSchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({ headline: line, text: line, picture: picturePath }),
  about: z.strictObject({ heading: line, text: paragraphs }),
  overview: z.strictObject({
    heading: line,
    text: paragraphs,
    points: z.array(card).min(1, 'needs at least one entry'),
  }),
  eligibility: z.strictObject({
    heading: line,
    text: line,
    cards: z.array(card).length(5, 'needs five cards'),
  }),
  details: z.strictObject({
    heading: line,
    durationsLabel: line,
    durations: z.array(card).length(3, 'needs three durations'),
    modeLabel: line,
    mode: line,
    locationLabel: line,
    location: line,
  }),
  careCenter: z.strictObject({ heading: line, text: line, picture: picturePath }),
  careerCourses: z.strictObject({
    heading: line,
    text: line,
    cards: z
      .array(z.strictObject({ title: line, text: line, to: sitePath, link: line }))
      .length(3, 'needs three cards'),
  }),
  contact: z.strictObject({
    heading: line,
    text: line,
    icons: z
      .array(
        z.strictObject({
          name: line,
          kind: z.enum(['photo', 'social', 'professional', 'video'], {
            error: 'must be photo, social, professional or video',
          }),
          /** Leave it out until there is an address: the icon is then no link yet. */
          url: z.url('must be a full address').optional(),
        }),
      )
      .length(4, 'needs four icons'),
  }),
});

export type Internship = z.infer<typeof internshipSchema>;
