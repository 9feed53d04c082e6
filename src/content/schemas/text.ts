import { z } from 'zod';

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

/** A course by its path or alias; the checks of the whole content look for what is marked with `desk`. */
export const courseName = line.meta({ desk: 'course' });

/** Refuses an entry that a list of texts, some of which may be lists again, holds a second time. */
export function eachOnce({ value, issues }: z.core.ParsePayload<readonly (string | string[])[]>) {
  const names = value.flat();
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  issues.push({
    code: 'custom',
    input: value,
    path: [value.findLastIndex((entry) => [entry].flat().includes(twice))],
    message: `names \`${twice}\` a second time`,
    params: { fix: 'take one of them out' },
  });
}

/** An address on this site, such as `/courses`. */
export const sitePath = line.regex(/^\/[^?]*$/, 'must start with a slash, such as /courses').meta({
  desk: 'page',
  title: 'Leads to',
  description: 'An address on this website, such as /courses.',
});

/** A list with one to six entries. */
export function oneToSix<Entry extends z.ZodType>(entry: Entry) {
  const error = 'needs one to six entries';
  return z.array(entry).min(1, error).max(6, error).describe('One to six.');
}

/** A card: a heading and what it means for the reader. */
export const card = z.strictObject({ title: line, text: line });

/** The signs that a card can have; `src/ui/card-icon.tsx` draws them. */
const cardIcons = [
  'teacher',
  'tools',
  'certificate',
  'degree',
  'growth',
  'code',
  'idea',
  'conversation',
] as const;

/** A card with a sign above its heading. */
export const cardWithIcon = card.extend({
  icon: z
    .enum(cardIcons, { error: `must be one of ${cardIcons.join(', ')}` })
    .describe('The sign above the heading.'),
});

/** What search engines show of a title, in characters. */
const longestTitle = 60;

/** The title for the browser's tab; one that is too long loses what is after its last `|`. */
export function headTitle(title: string): string {
  return title.length > longestTitle ? mainPart(title) : title;
}

/** What is left of a title without what is after its last `|`. */
function mainPart(title: string): string {
  const bar = title.lastIndexOf(' | ');
  return bar > 0 ? title.slice(0, bar) : title;
}

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
  const kept = blanks.map((blank) => `{${blank}}`);
  const all = kept.join(', ');
  return line.describe(`Keep ${all}: the website fills it in.`).refine(
    (written) => {
      const found = new Set(written.match(/\{\w*\}/g));
      return kept.every((blank) => found.delete(blank)) && found.size === 0;
    },
    {
      error: `must hold ${all}, and no other blank`,
      params: { fix: 'write each where the website is to fill it in' },
    },
  );
}
