import { z } from 'zod';
import { card, headedText, invitation, labelledHead, line, paragraphs, sentence } from './text.ts';

/** `content/privacy.yaml`. The page shows only the sentences that are true of the site. */
export const privacySchema = z.strictObject({
  ...labelledHead,
  hero: z.strictObject({
    headline: line,
    text: sentence('name'),
  }),
  device: z.strictObject({
    heading: line,
    text: paragraphs,
    /** "Kept" means stored for use offline. */
    register: z.strictObject({ notKept: line, kept: line, sealedNotKept: line, sealedKept: line }),
  }),
  hosts: z.strictObject({
    heading: line,
    text: sentence('site'),
    noOther: line,
    other: sentence('hosts'),
    namesBelow: sentence('host'),
  }),
  lookUp: z.strictObject({
    heading: line,
    plain: line,
    sealed: sentence('site'),
    sealedByLink: sentence('site'),
    listPlain: line,
    listSealed: line,
    link: line,
  }),
  register: z.strictObject({
    heading: line,
    plain: paragraphs,
    otherColumns: line
      .optional()
      .describe(
        'Shown unless the check has found that the register has no column besides those that are read.',
      ),
    sealed: paragraphs,
    sealedByLink: paragraphs,
    states: line.describe(
      'Shown if the register has columns for the state or the dates of a certificate.',
    ),
  }),
  /** What other parties learn when a visitor presses a link. */
  leaving: headedText.extend({
    whatsapp: card,
    phone: card,
    email: card,
    map: card,
    social: card.extend({ title: sentence('networks') }),
    linkedIn: card,
  }),
  ask: invitation,
});
