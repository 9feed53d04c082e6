import { z } from 'zod';
import { isSiteAddress } from './site-address.ts';
import { label, line, listOf, network, oneOrMore, says, webAddress, wholeNumber } from './text.ts';

/** What a field's hint and its refusal both say. */
const phoneForm =
  'with + and the country code, but without its first 0, such as +91 98765 43210 or +91 20 2543 0000';
const siteForm = 'with its https:// and nothing after its name, such as https://www.the-academy.in';

const phone = line
  .describe(`A number ${phoneForm}.`)
  .refine(
    isPhoneNumber,
    says(
      'must be in international form, with digits and spaces only; in India, ten digits follow +91',
      `write the number ${phoneForm}`,
    ),
  );

const profile = z.strictObject({
  network,
  url: webAddress.describe('The profile’s full address, which begins with https://.'),
});

const openingHours = z.strictObject({
  days: line.describe('The days, such as Monday to Saturday.'),
  time: line.describe('The hours, such as 10 am to 7 pm.'),
});

const facts = z.strictObject({
  name: line.describe('The academy’s full name.'),
  shortName: line
    .max(12, 'must be at most 12 characters, to fit on a phone')
    .describe(
      'The name below the icon on a phone’s home screen. If the full name is long, narrow screens show this name in the header.',
    ),
  logo: line
    .regex(
      /^logo\/[^/]+\.(svg|png)$/i,
      says(
        'must be an SVG or PNG, such as logo/own.png',
        'save the logo as SVG or PNG, and choose it here',
        'save the logo as SVG or PNG, and write its path below content/',
      ),
    )
    .meta({
      desk: 'picture',
      description:
        'An SVG, or a PNG at least 512 pixels wide. It is shown in a square beside the name, so take the sign without the name. The header, certificates, icons and shared links show it.',
    }),
  authorization: line
    .optional()
    .describe(
      'A sentence on the home page that says which brand’s training centre the academy is.',
    ),
  siteUrl: line
    .refine(
      isSiteAddress,
      says('must be the address of the site itself', `write the address ${siteForm}`),
    )
    .meta({
      title: 'Address of the site',
      description: `Where visitors find the website: the address ${siteForm}.`,
    }),
  email: z
    .email(
      says(
        'must be an e-mail address',
        'write the whole address, with a dot and an ending after the @, such as office@the-academy.in',
      ),
    )
    .optional()
    .describe('The address to which visitors write, such as office@the-academy.in.'),
  phones: listOf(phone, 0, 4)
    .optional()
    .describe(`At most four numbers, each ${phoneForm}. The main number comes first.`),
  whatsapp: phone.optional().describe(`The number for WhatsApp, ${phoneForm}.`),
  address: z.strictObject({
    street: line.describe('Floor, building and road.'),
    city: line.describe('Such as Nashik.'),
    region: line.meta({ title: 'State', description: 'Such as Maharashtra.' }),
    postalCode: line.meta({ title: 'PIN code', description: 'Six digits, such as 422001.' }),
    country: line.describe('Such as India.'),
  }),
  visit: z.strictObject({
    heading: label.describe('The heading above the address.'),
    map: label.describe('The text of the link to the map.'),
    hoursHeading: label.describe('The heading above the opening hours.'),
    hours: oneOrMore(openingHours)
      .optional()
      .describe('When visitors can come. The hours are shown with the address.'),
  }),
  social: listOf(profile, 0, 6).nullish().describe('The academy’s profiles. May be left empty.'),
  repository: line
    .regex(
      /^[\w-]+\/[\w.-]+$/,
      says(
        'must be the owner and the name on GitHub, such as my-academy/website',
        'leave out https://github.com/ and everything after the name',
      ),
    )
    .optional()
    .describe(
      'The owner and the name of the website’s repository on GitHub, such as my-academy/website. The desk links to the Actions page of the repository.',
    ),
  publishDesk: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'Publishes the desk at /desk of the website. Anyone can then open the desk and read the website’s texts. Changing them needs your GitHub token. It is safer to put the desk on a host of its own.',
    ),
  footer: z.strictObject({
    about: line.describe('A few words about the academy.'),
    copyrightYear: wholeNumber.describe('The year in the copyright line, such as 2024.'),
  }),
});

/** `content/academy.yaml`: the facts that every page shares. */
export const academySchema = facts
  .refine(({ publishDesk, repository }) => !publishDesk || repository !== undefined, {
    path: ['publishDesk'],
    error: says(
      'needs the repository, which is where the desk saves changes',
      'fill in “Repository” with the owner and name on GitHub, such as my-academy/website, or switch this off',
      'add `repository` with the owner and name on GitHub, such as my-academy/website, or take this line out',
    ),
  })
  .refine(
    ({ whatsapp, email, phones }) => whatsapp ?? email ?? phones?.[0],
    says(
      'gives visitors no way to reach the academy',
      'fill in at least one of “Phones”, “WhatsApp” and “Email”',
      'fill in at least one of `phones`, `whatsapp` and `email`',
    ),
  );

export type Academy = z.infer<typeof academySchema>;

/** ITU-T E.164 allows at most 15 digits. This site also requires at least 8. */
function isPhoneNumber(written: string): boolean {
  const digits = written.replaceAll(/\D/g, '');
  const isInternational = /^\+[\d ]+$/.test(written);
  const isLongEnough = digits.startsWith('91') ? digits.length === 12 : /^.{8,15}$/.test(digits);
  return isInternational && isLongEnough;
}
