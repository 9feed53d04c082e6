import { z } from 'zod';
import { isSiteAddress } from '../addresses/site-address.ts';
import { line } from './text.ts';

const socialNetwork = z.strictObject({
  /** Which network, as the visitor reads it. */
  name: line,
  /** Which drawing stands for it: a camera, people or a briefcase. */
  kind: z.enum(['photo', 'social', 'professional'], {
    error: 'must be photo, social or professional',
  }),
  /** The profile's full address. */
  url: z.url('must be a full address, such as https://social.example/academy'),
});

/** `content/academy.yaml`: the facts that every page shares. */
export const academySchema = z.strictObject({
  /** The academy's full name. */
  name: line,
  /** The name below the icon on a phone's home screen. */
  shortName: line.max(12, 'must be at most 12 characters, or phones cut it off'),
  /** How running text calls it, such as "the academy". */
  inText: line,
  /** The education brand whose authorized training centre the academy is. */
  brand: line,
  /** The site's public address, without a slash at its end. */
  siteUrl: line.refine(
    isSiteAddress,
    "must be the site's own address and nothing behind it, such as https://academy.example",
  ),
  email: z.email('must be an e-mail address'),
  /** Two numbers, in international form. */
  phones: z
    .array(line.regex(/^\+[\d ]+$/, 'must look like +91 00000 00000'))
    .length(2, 'needs exactly two phone numbers'),
  /** The number that takes WhatsApp messages, in international form. */
  whatsapp: line.regex(/^\+[\d ]+$/, 'must look like +91 00000 00000'),
  address: z.strictObject({
    street: line,
    city: line,
    region: line,
    postalCode: line,
    country: line,
  }),
  social: z.array(socialNetwork).length(3, 'needs exactly three profiles'),
  footer: z.strictObject({
    /** A few words about the academy. */
    about: line,
    copyrightYear: z.int('must be a year'),
  }),
});

export type Academy = z.infer<typeof academySchema>;
