import { z } from 'zod';
import { allOf } from '../../fill.ts';
import {
  type Column,
  columnWords,
  mainColumns,
  stateColumns,
} from '../../register/certificates/columns.ts';
import { faultKinds } from '../../register/faults.ts';
import { dataEndings, formatsOfFiles } from '../../spreadsheet/file-formats.ts';
import { foldedId } from '../../register/ids.ts';
import { registerAddress } from './register-address.ts';
import { isHost } from './site-address.ts';
import { fault, fieldsOf, line, oneOrMore, says, sentenceWith, wholeNumber } from './text.ts';

function yesOrNo(hint: string) {
  return z.boolean('must be true or false').optional().describe(hint);
}

function columnOf(column: Column) {
  return wholeNumber
    .min(1, 'counts from 1')
    .describe(
      `“What is in your sheet?” on the desk writes this: the column with ${columnWords[column]}, counted without E and G, which are never read. A is 1, B 2, C 3, D 4, F 5, H 6.`,
    );
}

function headingOf(column: Column) {
  return line.optional().describe(`The heading above the column with ${columnWords[column]}.`);
}

/** O counts as 0, and I and L count as 1. */
export const idPrefix = line.regex(
  /^[A-Z\d]{2,8}$/,
  'must be 2 to 8 characters, each a digit or a capital letter from A to Z, such as ITA',
);

const address = line.transform((written, context) => {
  const found = registerAddress(written);
  if (typeof found === 'string') return found;
  context.addIssue(says(found.message, found.fix, found.inFile));
  return z.NEVER;
});

/** `*.` stands for any subdomain. */
const host = line.refine(
  (text) => isHost(text.replace(/^\*\./, '')),
  'must be a host, such as files.example.com',
);

/** Letters stand for themselves or, as `A` and `a`, for any. A digit other than a zero would fit one digit only. */
const idShape = line.regex(
  /^[^1-9]+$/,
  says(
    'is an ID and not the shape of IDs',
    'write 0 for each digit, as in ITA-0000-0000',
    'write 0 for each digit, as in ITA-0000-0000; `npm run register:check` writes the shapes of your IDs',
  ),
);

const confirmedTexts = (what: string) =>
  z.array(line).optional().describe(`${what} “What is in your sheet?” on the desk writes this.`);

/** What the owner has confirmed about a register, so that the check asks only about what is new. */
const confirmed = z.strictObject({
  columns: confirmedTexts(
    'The headings of columns that are not read and never say whether a certificate is valid; `column H` for a column without a heading.',
  ),
  private: confirmedTexts(
    'The headings of columns that must not be published, such as Mobile. Only a sealed register may have them.',
  ),
});

const columns = z
  .strictObject({
    ...fieldsOf(mainColumns, columnOf),
    ...fieldsOf(stateColumns, (column) => columnOf(column).optional()),
  })
  .refine(
    (columns) => new Set(Object.values(columns)).size === Object.keys(columns).length,
    says(
      'gives two columns the same position',
      'give each column the position that it has in the sheet',
    ),
  );

/** `content/register.yaml` */
export const registerSchema = z
  .strictObject({
    address: address.meta({
      desk: 'sheet',
      description:
        'The sheet that visitors’ browsers read: a file that is with the website, or the link to a shared sheet.',
    }),
    hosts: z
      .array(host)
      .optional()
      .describe(
        'If the register’s link leads on to other hosts, name them here, such as files.example.com. The hosts of Google and Dropbox are known.',
      ),
    columns,
    idShapes: oneOrMore(idShape)
      .optional()
      .describe(
        'What the IDs look like, such as ITA-0000-0000: 0 is any digit, A any capital and a any small letter; other signs stand for themselves.',
      ),
    headings: z
      .strictObject(fieldsOf([...mainColumns, ...stateColumns], headingOf))
      .optional()
      .describe(
        'The headings of the columns that are read, so that a register with moved columns is noticed.',
      ),
    confirmed: confirmed
      .optional()
      .describe('What you have confirmed, so that the check asks only about what is new.'),
    idPrefixes: oneOrMore(idPrefix)
      .refine(
        (prefixes) => new Set(prefixes.map(foldedId)).size === prefixes.length,
        says(
          'has two prefixes that read alike, because O counts as 0, and I and L as 1',
          'take one of them out',
        ),
      )
      .optional()
      .describe(
        'The prefixes of the IDs that `npm run register:ids` generates. The command uses the first prefix unless you name another.',
      ),
    keepOffline: yesOrNo(
      'Whether a browser stores the register for use offline, so that it can check certificates without a connection.',
    ),
    sealed: yesOrNo(
      'Whether the build publishes the register sealed, so that nobody can read a certificate without its ID.',
    ),
    sealedLinks: yesOrNo(
      says(
        'Whether a certificate of a sealed register opens only by its own link',
        '`npm run register:links` writes the links of the certificates into a file.',
      ),
    ),
    sealedIdsAreGuessable: yesOrNo(
      'Whether the register may be sealed although its IDs can be guessed. Anybody who guesses an ID can read its certificate.',
    ),
  })
  .refine(({ sealed, sealedLinks }) => sealed === true || sealedLinks !== true, {
    path: ['sealedLinks'],
    error: says(
      'is true, but the register is not sealed',
      'switch on “Sealed” too, or switch this off',
      'write `sealed: true` too, or take this line out',
    ),
  });

const endingsButXlsx = formatsOfFiles
  .flatMap(({ endings }) => Object.keys(endings))
  .filter((ending) => ending !== 'xlsx')
  .map((ending) => `.${ending}`);

/** `content/register-faults.yaml`: an entry for each way in which the register can fail to load. */
export const registerFaultsSchema = z.strictObject({
  ...fieldsOf(faultKinds, () => fault),
  'not-a-spreadsheet': fault.extend({
    owner: sentenceWith('endings', allOf(endingsButXlsx)).describe(
      'What the owner reads. `{endings}` becomes the file-name endings that the validator reads besides .xlsx.',
    ),
  }),
});

export type RegisterSettings = z.infer<typeof registerSchema>;

/** The name of the file in `content/register/`; undefined for a register on another host. */
export function registerFile({ address }: Pick<RegisterSettings, 'address'>): string | undefined {
  return URL.canParse(address) ? undefined : address;
}

/** Whether browsers and hosts treat a file with this name as data, not as a page or a setting. */
export function isDataFile(file: string): boolean {
  const [, ending = ''] = /^[^.].*\.(\w+)$/.exec(file) ?? [];
  return dataEndings.includes(ending.toLowerCase());
}

/** Where a browser fetches the register: on another host, or where `src/pages/register/` publishes the file. */
export function registerUrl(settings: Pick<RegisterSettings, 'address'>): string {
  const file = registerFile(settings);
  return file === undefined ? settings.address : `/register/${encodeURIComponent(file)}`;
}
