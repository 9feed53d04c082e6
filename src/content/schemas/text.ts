import { z } from 'zod';

/** What is wrong and what to do, in an editor's words. */
export interface FaultWords {
  /** For a field's value it follows the field's name: "must be text". */
  readonly message: string;
  readonly fix: string;
}

/** Both as one text, a line each, since zod passes on only an error's text. */
export function says(message: string, fix: string): string {
  return `${message}\n${fix}`;
}

/** The two parts of a text from `says`; a text of one line gets the default advice. */
export function faultWords(said: string, otherwise: string): FaultWords {
  const [message = '', fix = otherwise] = said.split('\n');
  return { message, fix };
}

/** One line of plain text; the words are for a blank one. */
const lineOr = (blank: string) =>
  z
    .string({
      error: says(
        'must be text, but is read as something else',
        'put the whole text in "double quotes"',
      ),
    })
    .trim()
    .min(1, blank)
    .regex(/^[^\n]*$/, 'must be one line')
    .regex(
      /^(?:[\n\t]|\P{Cc})*$/u,
      says('must hold no control characters', 'take out what is written with a \\'),
    )
    .regex(
      /^(?![“„][^“”„]*[”“]$|‘[^‘’]*’$)/,
      says(
        'is in curly quotes, which visitors would see',
        'use straight quotes (") instead, or none',
      ),
    );

/** One line of plain text. */
export const line = lineOr(says('must not be empty', 'write the text'));

/** What a picture shows. */
export const pictureDescription = lineOr(
  says('has no description', 'write what the picture shows, for someone who can’t see it'),
);

export const wholeNumber = z.int(
  says('must be a whole number', 'write one number in digits, without quotes'),
);

export const network = line.describe(
  'instagram, facebook, linkedin, youtube, x, whatsapp, telegram, or another network’s name.',
);

/** Another site's page; an address with any other scheme could run a script, or open a program. */
export const webAddress = z
  .url({
    protocol: /^https?$/,
    error: says(
      'must be a full address, such as https://instagram.example/academy',
      'copy the whole address, with its https://, from the browser’s address bar',
    ),
  })
  .meta({ title: 'Address' });

/** A picture's path below `content/`, such as `pictures/reception.jpg`. */
export const picturePath = line
  .regex(
    /^(pictures|gallery)\/[^/]+\.(jpe?g|png|webp)$/i,
    'must name a picture in content/pictures/ or content/gallery/, such as pictures/reception.jpg',
  )
  .meta({ desk: 'picture', description: 'A picture at least 1,080 pixels wide.' });

/** A course by its path or alias; the check looks up every text that is marked with `desk`. */
export const courseName = line.meta({ desk: 'course' });

/** Refuses names that occur twice. `nameOf` gives an entry’s name or names; by default the entry is its name. */
export function eachOnce<Entry>(nameOf = (entry: Entry): unknown => entry) {
  return ({ value, issues }: z.core.ParsePayload<readonly Entry[]>) => {
    // An entry names one text, or several.
    const names = value.map((entry) => [nameOf(entry)].flat() as string[]);
    const twice = names.flat().find((name, index, all) => all.indexOf(name) !== index);
    if (twice === undefined) return;
    issues.push({
      code: 'custom',
      input: value,
      path: [names.findLastIndex((those) => those.includes(twice))],
      message: says(`names \`${twice}\` a second time`, 'take one of them out'),
    });
  };
}

/** An address on this site, such as `/courses`. */
export const sitePath = line.regex(/^\/[^?]*$/, 'must start with a slash, such as /courses').meta({
  desk: 'page',
  title: 'Leads to',
  description: 'An address on this website, such as /courses.',
});

/** A list that can't be empty. */
export function oneOrMore<Entry extends z.ZodType>(entry: Entry, what = 'entry') {
  return z.array(entry).min(1, `needs at least one ${what}`);
}

/** A list that holds from `least` to `most` entries. */
export function listOf<Entry extends z.ZodType>(entry: Entry, least: number, most: number) {
  const size = least === most ? `${most} entries` : `${least} to ${most} entries`;
  const error = `must hold ${size}`;
  return z.array(entry).min(least, error).max(most, error).describe(`${size}.`);
}

/** One of these words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`);
}

/** The sentences for a failure: for the visitor, and for the owner. */
export const fault = z.strictObject({
  visitor: line.describe('What the visitor reads: what happened and what to do.'),
  owner: line.describe('What the owner reads: what to change in the sheet’s sharing or format.'),
});

export const paragraphs = oneOrMore(line, 'paragraph').describe('One line for each paragraph.');

/** A card: a heading and its text. */
export const card = z.strictObject({ title: line, text: line });

/** A small screen with code on it, drawn beside a text. */
export const screen = z.strictObject({
  title: line.describe('What stands in the screen’s bar.'),
  description: line.describe('What the screen shows, for someone who can’t see it.'),
  code: listOf(z.string().max(40, 'must be at most 40 characters'), 1, 6).describe(
    'One entry for each line, up to six; a line of output begins with ›.',
  ),
  said: line.optional().describe('What somebody asks about it.'),
});

/** The most of a title that search engines show, in characters. */
const longestTitle = 60;

/** The title for the browser's tab; if it is too long, the part after its last `|` is cut. */
export function headTitle(title: string): string {
  const bar = title.lastIndexOf(' | ');
  return title.length > longestTitle && bar > 0 ? title.slice(0, bar) : title;
}

/** The most that search engines show of a page's description, in characters. */
export const longestDescription = 160;

/** A text that search results show, such as a course's. */
export const shownInSearch = line.max(
  longestDescription,
  `must be at most ${longestDescription} characters, or search engines cut it off`,
);

/** The text of a page in search results. */
const searchText = shownInSearch.min(50, 'must be at least 50 characters');

/** The texts of every page for search engines. */
export const pageHead = {
  title: line
    .refine(
      (title) => headTitle(title).length <= longestTitle,
      `must be at most ${longestTitle} characters before its last |, or search engines cut it off`,
    )
    .refine((title) => !/\{(?!name\})/.test(title), 'can hold no other blank than {name}')
    .describe('The headline in tabs and search results. {name} becomes the academy’s name.'),
  description: searchText.describe('The text in search results, 50 to 160 characters.'),
};

/** Words that visitors type into the search of courses. */
export const searchWords = z
  .array(line.regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+$/u, 'must be one word in small letters'))
  .meta({ desk: 'lines' });

/** The same with the page's name in menu and breadcrumbs. */
export const labelledHead = {
  ...pageHead,
  label: line.describe('What the menu calls the page.'),
  searchedBy: searchWords
    .optional()
    .describe('Words for which the search of courses offers this page, in small letters.'),
};

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly label?: string;
  readonly searchedBy?: readonly string[] | undefined;
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
    says(`must hold ${all}, and no other blank`, 'write each where the website is to fill it in'),
  );
}

/** A field for each of these names. */
export function fieldsOf<Name extends string, Field>(
  names: readonly Name[],
  fieldFor: (name: Name) => Field,
): Record<Name, Field> {
  // `names` lists every `Name`, so the record is complete.
  return Object.fromEntries(names.map((name) => [name, fieldFor(name)])) as Record<Name, Field>;
}
