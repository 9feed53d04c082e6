import { z } from 'zod';
import { longestTitle, mainPart } from './page-title.ts';

/** One line of plain text. */
export const line = z
  .string({
    error: 'must be text; put it in "double quotes" if it holds a colon, a # or only digits',
  })
  .trim()
  .min(1, 'must not be empty')
  .regex(/^[^\n]*$/, 'must be one line');

/** A social network: `instagram`, `facebook`, `linkedin`, `youtube`, `x`, `whatsapp`, `telegram` or another's name. */
export const network = line.describe(
  'instagram, facebook, linkedin, youtube, x, whatsapp, telegram, or another network’s name.',
);

/** One or more paragraphs of plain text, one list item each. */
export const paragraphs = z
  .array(line)
  .min(1, 'needs at least one paragraph')
  .describe('One line for each paragraph.');

/** Another site's page; an address with any other scheme could run a script, or open a program. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a full address, such as https://instagram.example/academy',
});

/** A picture's place below `content/`, such as `pictures/reception.jpg`. */
export const picturePath = line
  .regex(
    /^(pictures|gallery)\/[^/]+\.(jpe?g|png|webp)$/i,
    'must name a picture in content/pictures/ or content/gallery/, such as pictures/reception.jpg',
  )
  .meta({ desk: 'picture', description: 'A picture at least 1,080 pixels wide.' });

/** A course by its path or alias; the checks of the whole content look for it. */
export const courseName = line.meta({ desk: 'course' });

/** An address on this site, such as `/courses`. */
export const sitePath = line
  .regex(/^\/[^?]*$/, 'must start with a slash, such as /courses')
  .meta({ title: 'Leads to', description: 'An address on this website, such as /courses.' });

/** Said of a list with too few or too many entries. */
export const oneToSix = 'needs one to six entries';

/** A card: a heading and what it means for the reader. */
export const card = z.strictObject({ title: line, text: line });

/** What every page tells search engines. */
export const pageHead = {
  /** The browser tab and the search result's headline; `{name}` becomes the academy's name. */
  title: line
    .refine((title) => mainPart(title).length <= longestTitle, {
      error: `must be at most ${longestTitle} characters before its last |, or search engines cut it off`,
    })
    .refine((title) => !/\{(?!name\})/.test(title), 'can hold no other blank than {name}')
    .describe(
      'The browser’s tab and the headline in search results. {name} becomes the academy’s name.',
    ),
  /** The search result's text. */
  description: line
    .min(50, 'must be at least 50 characters')
    .max(160, 'must be at most 160 characters, or search engines cut it off')
    .describe('The text in search results, 50 to 160 characters.'),
};

/** What every page with a place in the site has besides: what the menu and the breadcrumbs call it. */
export const labelledHead = { ...pageHead, label: line.describe('What the menu calls the page.') };

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly label?: string;
}

/** A line with a blank such as `{id}` that the page fills in; other blanks would be shown as they are. */
export function sentence(...blanks: string[]) {
  const kept = blanks.map((blank) => `{${blank}}`).join(', ');
  return line.describe(`Keep ${kept}: the website fills it in.`).check((context) => {
    const written = [...context.value.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
    for (const blank of blanks) {
      if (!written.includes(blank))
        context.issues.push(fault(context.value, `must hold the blank {${blank}}`));
    }
    for (const name of written) {
      if (!blanks.includes(name))
        context.issues.push(
          fault(context.value, `holds the blank {${name}}, which nothing fills in`),
        );
    }
  });
}

function fault(input: string, message: string) {
  return { code: 'custom' as const, input, message };
}
