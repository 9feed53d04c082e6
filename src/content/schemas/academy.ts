import { z } from 'zod';
import { isSiteAddress } from '../addresses/site-address.ts';
import { line, network } from './text.ts';

const phone = line.refine((written) => /^\+[\d ]+$/.test(written), {
  error: 'must be in international form, with digits and spaces only',
  params: { fix: 'start with +91 in place of the first 0, such as +91 20 2543 0000' },
});

const profile = z.strictObject({
  network,
  /** The profile's full address. */
  url: z.url('must be a full address, such as https://instagram.example/academy'),
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
    "must be the site's own address and nothing after it, such as https://academy.example",
  ),
  email: z.email('must be an e-mail address'),
  /** In international form; the first is the one to call. */
  phones: z
    .array(phone)
    .min(1, 'needs at least one phone number')
    .max(4, 'can hold at most four phone numbers'),
  /** The number that takes WhatsApp messages, in international form. */
  whatsapp: phone,
  address: z.strictObject({
    street: line,
    city: line,
    region: line,
    postalCode: line,
    country: line,
  }),
  /** What stands beside the address: headings, the link to a map, and when one can come. */
  visit: z.strictObject({
    heading: line,
    map: line,
    hoursHeading: line,
    /** Left out until the owner gives them; then shown wherever the address is. */
    hours: z
      .array(z.strictObject({ days: line, time: line }))
      .min(1, 'needs at least one entry')
      .optional(),
  }),
  /** May be left empty. */
  social: z.array(profile).max(6, 'can hold at most six profiles').nullish(),
  /** Where the site is kept on GitHub; with it the build publishes the desk, at `/desk`. */
  repository: line
    .regex(/^[\w-]+\/[\w.-]+$/, {
      error: 'must be the owner and the name on GitHub, such as my-academy/website',
    })
    .optional(),
  footer: z.strictObject({
    /** A few words about the academy. */
    about: line,
    copyrightYear: z.int('must be a year'),
  }),
});

export type Academy = z.infer<typeof academySchema>;
