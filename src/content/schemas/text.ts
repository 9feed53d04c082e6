import { z } from 'zod';
import { fill } from '../../fill.ts';

export interface FaultWords {
  /** What is wrong. For a field's value, the message continues the field's name: "must be text". */
  readonly message: string;
  /** What to do, in the words of the desk. */
  readonly fix: string;
  /** What to do in the file, if that is not the same. */
  readonly inFile?: string | undefined;
}

/**
 * Matches a character that nobody sees: a control other than tabs and line breaks, U+2028, a mark of the writing's
 * direction, a space without width. Joiners may stand in words of other scripts, and in emoji.
 */
export const unseen =
  // eslint-disable-next-line no-control-regex -- finding control characters is the aim
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f\u2028\u2029]|(?<![\P{ASCII}\d#*])[\p{Join_Control}\p{Variation_Selector}]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u;

/** A zod error holds only one text, so the parts of `FaultWords` become its lines. */
export function says(...parts: readonly [message: string, fix: string, inFile?: string]): string {
  return parts.join('\n');
}

/**
 * Marks a field with `.meta(tellsNothing)`: its texts say nothing about the academy, such as an address, a question or an
 * example. The owner is asked whether all other texts of the files that tell are true.
 */
export const tellsNothing = { tells: false };

/** Splits a text that `says` made. If the text has no fix, the fix is `otherwise`. */
export function faultWords(said: string, otherwise: string): FaultWords {
  const [message = '', fix = otherwise, inFile] = said.split('\n');
  return { message, fix, inFile };
}

/** `blank` is the message for a blank line. */
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
    .refine(
      (text) => !unseen.test(text),
      says(
        'must have no invisible characters',
        'type it again',
        'take out the codes that begin with a \\',
      ),
    )
    .regex(
      /^(?![“„][^“”„]*[”“]$|‘[^‘’]*’$)/,
      says(
        'is in curly quotes, which visitors would see',
        'use straight quotes (") instead, or none',
      ),
    );

export const line = lineOr(says('must not be empty', 'write the text'));

/**
 * The text of a link or a button, what only screen readers say, or a heading above texts. What stands beside or below it
 * tells about the academy; the label itself does not.
 */
export const label = line.meta(tellsNothing);

export const pictureDescription = lineOr(
  says('has no description', 'write what the picture shows, for someone who can’t see it'),
);

export const wholeNumber = z.int(
  says('must be a whole number', 'write one number in digits, without quotes'),
);

export const network = line.meta({
  ...tellsNothing,
  description:
    'instagram, facebook, linkedin, youtube, x, whatsapp, telegram, or another network’s name.',
});

/** An address with another scheme could run a script, or open a program. */
export const webAddress = z
  .url({
    protocol: /^https?$/,
    error: says(
      'must be a full address, such as https://instagram.example/academy',
      'copy the whole address, with its https://, from the browser’s address bar',
    ),
  })
  .meta({ ...tellsNothing, title: 'Address' });

/** Below `content/`, such as `pictures/reception.jpg`. */
export const picturePath = lineOr(says('must not be empty', 'choose a picture'))
  .regex(
    /^(pictures|gallery)\/[^/]+\.(jpe?g|png|webp)$/i,
    says(
      'must be a picture, such as pictures/reception.jpg',
      'choose a JPEG, PNG or WebP picture',
      'write the path of a JPEG, PNG or WebP picture below content/',
    ),
  )
  .meta({
    ...tellsNothing,
    desk: 'picture',
    description: 'A picture at least 1,080 pixels wide.',
  });

/** A course's path. Because of `desk`, the check reports every text that is not the path of a course. */
export const courseName = lineOr(says('must not be empty', 'choose a course')).meta({
  ...tellsNothing,
  desk: 'course',
});

/** Refuses a list in which a name occurs twice. An entry may have several names. */
export function eachOnce<Entry>(nameOf = (entry: Entry): unknown => entry) {
  return ({ value, issues }: z.core.ParsePayload<readonly Entry[]>) => {
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

export const sitePath = line.regex(/^\/[^?]*$/, 'must start with a slash, such as /courses').meta({
  ...tellsNothing,
  desk: 'page',
  title: 'Leads to',
  description: 'An address on this website, such as /courses.',
});

/** A list that can't be empty. */
export function oneOrMore<Entry extends z.ZodType>(entry: Entry, what = 'entry') {
  return z
    .array(entry)
    .min(1, says(`needs at least one ${what}`, 'add one, or remove the entry that needs it'));
}

export function listOf<Entry extends z.ZodType>(entry: Entry, least: number, most: number) {
  const size = least === most ? `${most} entries` : `${least} to ${most} entries`;
  const error = `must have ${size}`;
  return z.array(entry).min(least, error).max(most, error).describe(`${size}.`);
}

/** A text that must be one of `words`. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  const error = `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
  return z.enum(words, error).meta(tellsNothing);
}

export const fault = z.strictObject({
  visitor: line.describe('What the visitor reads: what happened and what to do.'),
  owner: line.describe(
    'What the owner reads: what to change in the sheet’s format, or in how it is shared.',
  ),
});

export const paragraphs = oneOrMore(line, 'paragraph').describe('One line for each paragraph.');

export const card = z.strictObject({ title: line, text: line });

export const headedText = z.strictObject({ heading: label, text: line });

/** Words that invite a visitor to write to the academy. */
export const invitation = headedText.extend({
  subject: label.describe('The subject of an email to the academy.'),
  message: label.describe('The beginning of a message to the academy.'),
});

/** A drawing of a screen with code, beside a text. */
export const screen = z
  .strictObject({
    title: line.describe('The title in the bar of the screen.'),
    description: line.describe('What the screen shows, for someone who can’t see it.'),
    code: listOf(z.string().max(40, 'must be at most 40 characters'), 1, 6).describe(
      'One entry for each line, up to six; a line of output begins with ›.',
    ),
    said: line.optional().describe('A question that somebody asks about the screen.'),
  })
  .meta(tellsNothing);

/** Search engines cut off longer titles. */
const longestTitle = 60;

/** The title in the browser's tab. A title that is too long loses the part after its last `|`. */
export function headTitle(title: string): string {
  const bar = title.lastIndexOf(' | ');
  return title.length > longestTitle && bar > 0 ? title.slice(0, bar) : title;
}

/** Search engines cut off longer descriptions. */
export const longestDescription = 160;

export const shownInSearch = line.max(
  longestDescription,
  `must be at most ${longestDescription} characters, or search engines cut it off`,
);

const searchText = shownInSearch.min(50, 'must be at least 50 characters');

export const pageHead = {
  title: label
    .refine(
      (title) => headTitle(title).length <= longestTitle,
      `must be at most ${longestTitle} characters before its last |, or search engines cut it off`,
    )
    .refine((title) => !/\{(?!name\})/.test(title), 'can have {name} as its only blank')
    .describe('The headline in tabs and search results. {name} becomes the academy’s name.'),
  description: searchText.describe('The text in search results, 50 to 160 characters.'),
};

export const searchWords = z
  .array(line.regex(/^[\p{Ll}\p{Lo}\p{M}\p{N} ]+$/u, 'must be words in small letters'))
  .meta({ ...tellsNothing, desk: 'lines' });

export const labelledHead = {
  ...pageHead,
  label: label.describe('The name of the page in the menu.'),
  searchedBy: searchWords
    .optional()
    .describe(
      'The search of courses, and the page for an address that does not exist, offer this page for these words. Write them in small letters.',
    ),
};

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly label?: string;
  readonly searchedBy?: readonly string[] | undefined;
}

/**
 * A line with blanks such as `{id}`, which the page fills in with what it knows itself. The line must have all of `blanks`,
 * and no others.
 */
export function sentence(...blanks: string[]) {
  const kept = blanks.map((blank) => `{${blank}}`);
  const all = kept.join(', ');
  return label.describe(`Keep ${all}, which the website fills in.`).refine(
    (written) => {
      const found = new Set(written.match(/\{\w*\}/g));
      return kept.every((blank) => found.delete(blank)) && found.size === 0;
    },
    says(
      `must have ${all}, and no other blanks`,
      'write each blank where the website should fill it in',
    ),
  );
}

/** A sentence with one blank. When the content is checked, `text` fills the blank. */
export function sentenceWith(blank: string, text: string) {
  return sentence(blank).overwrite((written) => fill(written, { [blank]: text }));
}

/** An object with a field for each of `names`. */
export function fieldsOf<Name extends string, Field>(
  names: readonly Name[],
  fieldFor: (name: Name) => Field,
): Record<Name, Field> {
  // `names` lists every `Name`.
  return Object.fromEntries(names.map((name) => [name, fieldFor(name)])) as Record<Name, Field>;
}
