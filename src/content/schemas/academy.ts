import { z } from 'zod';
import { isSiteAddress } from '../addresses/site-address.ts';
import { withScheme } from '../yaml/format-advice.ts';
import { line, network, webAddress } from './text.ts';

const phone = line
  .describe('In international form, such as +91 98765 43210.')
  .check(internationalForm)
  .check(tenDigitsInIndia)
  // ITU-T E.164 allows 15 digits; no country has full numbers of fewer than 8.
  .refine((written) => isIndian(written) || /^.{8,15}$/.test(written.replaceAll(/\D/g, '')), {
    error: 'is too short or too long for a phone number',
    params: { fix: 'write all its digits, such as +91 20 2543 0000' },
  });

const profile = z.strictObject({
  network,
  url: webAddress.describe('The profile’s full address, which begins with https://.'),
});

/** `content/academy.yaml`: the facts that every page shares. */
export const academySchema = z.strictObject({
  name: line.describe('The academy’s full name.'),
  shortName: line
    .max(12, 'must be at most 12 characters, or phones cut it off')
    .describe('The name below the icon on a phone’s home screen.'),
  inText: line.describe('How running text calls it, such as "the academy".'),
  brand: line.describe('The education brand whose authorized training centre the academy is.'),
  /** The site's public address, without a slash at its end. */
  siteUrl: line.check(ownAddress).meta({
    title: 'Address of the site',
    description: 'Where visitors find the website, such as https://www.the-academy.in.',
  }),
  email: z
    .email('must be an e-mail address')
    .describe('Where visitors write to, such as office@the-academy.in.'),
  phones: z
    .array(phone)
    .min(1, 'needs at least one phone number')
    .max(4, 'can hold at most four phone numbers')
    .describe('One to four, in international form; the first is the one to call.'),
  whatsapp: phone.describe('The number that takes WhatsApp messages, in international form.'),
  address: z.strictObject({
    street: line.describe('Floor, building and road.'),
    city: line.describe('Such as Nashik.'),
    region: line.meta({ title: 'State', description: 'Such as Maharashtra.' }),
    postalCode: line.meta({ title: 'PIN code', description: 'Six digits, such as 422001.' }),
    country: line.describe('Such as India.'),
  }),
  /** What stands beside the address: headings, the link to a map, and when one can come. */
  visit: z.strictObject({
    heading: line.describe('Above the address.'),
    map: line.describe('What the link to the map says.'),
    hoursHeading: line.describe('Above the opening hours.'),
    /** Left out until the owner gives them; then shown wherever the address is. */
    hours: z
      .array(
        z.strictObject({
          days: line.describe('Such as Monday to Saturday.'),
          time: line.describe('Such as 10 am to 7 pm.'),
        }),
      )
      .min(1, 'needs at least one entry')
      .optional()
      .describe('When one can come, such as Monday to Saturday, 10 am to 7 pm.'),
  }),
  social: z
    .array(profile)
    .max(6, 'can hold at most six profiles')
    .nullish()
    .describe('The academy’s profiles. May be left empty.'),
  /** Where the site is kept on GitHub; with it the build publishes the desk, at `/desk`. */
  repository: line
    .refine((written) => /^[\w-]+\/[\w.-]+$/.test(written), {
      error: 'must be the owner and the name on GitHub, such as my-academy/website',
      params: { fix: 'leave out https://github.com/ before it, and whatever follows the name' },
    })
    .optional()
    .describe('Its owner and name on GitHub, such as my-academy/website.'),
  footer: z.strictObject({
    about: line.describe('A few words about the academy.'),
    copyrightYear: z
      .int('must be a year')
      .describe('The year in the copyright line, such as 2024.'),
  }),
});

export type Academy = z.infer<typeof academySchema>;

/** Refuses what is more or less than the site's address, and says which part of it to write. */
function ownAddress({ value, issues }: z.core.ParsePayload<string>): void {
  if (isSiteAddress(value)) return;
  const full = withScheme(value) ?? value;
  const own = /^https?:\/\/[^\s/?#@]+/i.exec(full)?.[0] ?? '';
  issues.push({
    code: 'custom',
    input: value,
    message: "must be the site's own address and nothing after it, such as https://academy.example",
    params: {
      fix: isSiteAddress(own)
        ? `write ${own}`
        : 'write https:// and the name of the site, without anything after it',
    },
  });
}

/** Refuses other forms, and shows how an Indian number is typed. */
function internationalForm({ value, issues }: z.core.ParsePayload<string>): void {
  if (/^\+[\d ]+$/.test(value)) return;
  const indian = indianNumber(value);
  issues.push({
    code: 'custom',
    input: value,
    message: 'must be in international form, with digits and spaces only',
    params: {
      fix:
        indian === undefined
          ? 'write + and the number of the country first, and no hyphens, such as +91 20 2543 0000'
          : `write ${indian}`,
    },
    // Nothing else is said of it.
    continue: false,
  });
}

/** A call to a number with a digit too few or too many reaches nobody, or a stranger. */
function tenDigitsInIndia({ value, issues }: z.core.ParsePayload<string>): void {
  if (!isIndian(value)) return;
  const own = value.replace(/^\+ *91/, '').trim();
  const digits = own.replaceAll(/\D/g, '').length;
  if (digits === 10) return;
  issues.push({
    code: 'custom',
    input: value,
    message: `has ${digits} digits after +91, and an Indian number has ten`,
    params: { fix: tenDigitsAdvice(own, digits) },
  });
}

function tenDigitsAdvice(own: string, digits: number): string {
  if (digits < 10) return 'write all ten digits, such as +91 98765 43210';
  return digits === 11 && own.startsWith('0')
    ? `leave out the 0: write +91 ${own.slice(1).trim()}`
    : 'write only its ten digits after +91, such as +91 98765 43210';
}

function isIndian(written: string): boolean {
  return /^\+ *91/.test(written);
}

/**
 * An Indian number in international form, in the groups in which it was written; undefined where it has not the ten
 * digits of one, with nothing but a 0 or the country's 91 before them.
 */
function indianNumber(written: string): string | undefined {
  const [own] = /(?:\d\D*){10}$/.exec(written) ?? [];
  if (own === undefined) return undefined;
  const before = written.slice(0, -own.length).replaceAll(/\D/g, '');
  const isIndian = ['', '0', '91', '0091'].includes(before);
  return isIndian ? `+91 ${own.replaceAll(/\D+/g, ' ').trim()}` : undefined;
}
