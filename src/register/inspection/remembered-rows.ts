import { type CertificateRecord, textIn } from '../certificates/certificates.ts';
import { allColumns, columnHeading } from '../certificates/columns.ts';
import { columnName, mayBeQuoted } from './column-profiles.ts';
import { isAmong, quoted } from './text-kinds.ts';
import type {
  ColumnProfile,
  InspectedSheet,
  InspectionContext,
  RowChanges,
} from './inspection-types.ts';

// The file of remembered rows has a line with its salt, a line with its columns, a line with a certificate's ID, the
// sign of each of its texts and whether it was not valid, and a line with the sign of each other row or text. A sign
// shows only whether a text has changed. It hides nothing from anyone who has the register, but is cut short where a
// column is private, so that nobody finds the text by trying.

const firstLine =
  '# The certificates as they were confirmed, with a sign of each text, so that the check tells what has changed. Never published. The desk and `npm run register:check -- --confirm` write this file. salt:';

export function rowChanges(
  sheet: Pick<InspectedSheet, 'certificates' | 'columns' | 'beside' | 'context' | 'states'>,
): RowChanges {
  const { certificates, columns, beside, context, states } = sheet;
  const { remembered = '' } = context;
  // An earlier version had other lines. A line that can't be read is as good as missing: its row counts as new.
  const file = remembered.startsWith(firstLine) ? remembered : firstLine;
  const [first = '', keysBefore = '', ...linesBefore] = file.split(/\r?\n/);
  const salt = first.slice(firstLine.length).trim() || crypto.randomUUID().slice(0, 13);
  const known = Map.groupBy(
    linesBefore.flatMap((line) => (line === '' ? [] : [line.split('\t')])),
    ([key = '']) => key,
  );
  const idsBefore = [...known].flatMap(([id, [row = []]]) => (row.length > 1 ? [id] : []));

  const total = String(certificates.length);
  const others = beside.map(({ sheet = '', texts, above = '' }) => {
    // A total of the certificates may grow with them.
    const counted = texts.map((text) => (text === total ? '#' : text));
    return signOf(salt, sheet, ...counted, ...(above ? [above] : []));
  });
  // A row of another kind has only its sign, of which the file may have several.
  const newBeside = beside.filter((_, at) => !known.get(others[at] ?? '')?.pop());

  const keys = keysOf(columns);
  const keysKnown = keysBefore.split('\t');
  // A new column that is not confirmed is asked about by itself, so that not each of its rows is told.
  const compared = columns
    .map((column, at) => {
      const before = Math.max(...(keys[at] ?? []).map((key) => keysKnown.indexOf(key)));
      return { column, at, before };
    })
    .filter(({ column, before }) => before > 0 || column.isConfirmed);
  const isCopy =
    columns.every(({ use }) => use) && beside.some(({ texts: [text] }) => text === copyTitles[0]);
  const goneColumns = keysKnown.flatMap((key, before) => {
    const isGone = before > 0 && compared.every((one) => one.before !== before);
    return isGone && (!isCopy || key.startsWith(read)) ? [{ key, before }] : [];
  });
  const signs = columns.map((column) => signsIn(column, salt));
  const lines: string[] = [];
  const gone = new Set(idsBefore);
  const same = new Set<CertificateRecord>();
  const changed: RowChanges['changed'][number][] = [];
  const validAgain: CertificateRecord[] = [];
  const added: CertificateRecord[] = [];
  for (const line of certificates) {
    const id = line.id.replaceAll(/\s+/g, ' ');
    const now = signs.map((ofColumn) => ofColumn.get(line.row) ?? blank);
    const state = states.get(line);
    const isAnswered = state === 'valid' || state === 'incomplete';
    lines.push([id, ...now, ...(isAnswered ? [] : [notValid])].join('\t'));
    gone.delete(id);
    const changes = (known.get(id) ?? []).map((row) => ({
      row,
      texts: [
        ...compared.flatMap(({ column, at, before }) =>
          column.isCounter || isSameSign(row[before] ?? blank, now[at] ?? blank)
            ? []
            : changeText(column, line),
        ),
        ...goneColumns.flatMap(({ key, before }) =>
          row[before] === blank ? [] : `${quoted(headingOf(key, context))} is now blank`,
        ),
      ],
    }));
    const [least] = changes.toSorted((one, other) => one.texts.length - other.texts.length);
    if (!least) added.push(line);
    else if (least.texts.length === 0) same.add(line);
    else {
      changed.push({ line, what: least.texts.join(', ') });
      if (state === 'valid' && least.row.at(-1) === notValid) validAgain.push(line);
    }
  }
  const before = idsBefore.length;
  const asNow = [
    `${firstLine} ${salt}`,
    ['', ...keys.map(([key]) => key)].join('\t'),
    ...lines,
    ...others,
    '',
  ].join('\n');
  if (context.confirmsRows)
    return rowChanges({
      ...sheet,
      context: { ...context, confirmsRows: false, remembered: asNow },
    });
  // Where hardly any certificate is as it was and most are gone, this is another register, not one that was changed.
  if (before > 0 && same.size * 20 <= before && gone.size >= before * 0.6) {
    const asFirst = rowChanges({ ...sheet, context: { ...context, remembered: undefined } });
    return { ...asFirst, isOther: true };
  }
  gone.delete('');
  return {
    isFirst: before === 0,
    isOther: false,
    same,
    changed,
    validAgain,
    added,
    gone: [...gone],
    beside: newBeside.filter(({ texts }) => !isOfCopy(texts.join())),
    now: asNow,
  };
}

/** What the website writes into a copy to publish, and so knows. */
export const copyTitles = ['Register of certificates', 'No.', 'Certificates'] as const;

const isOfCopy = isAmong([...copyTitles, ...allColumns.map(columnHeading)]);

const blank = '.';

/** Ends the line of a certificate that was not valid, although it lacked nothing. */
const notValid = 'not valid';

/** The sign of a column's text in each row. */
function signsIn({ texts, isPrivate }: ColumnProfile, salt: string): ReadonlyMap<number, string> {
  const signs = texts.flatMap(({ text, rows }) => {
    const sign = signOf(salt, text).slice(isPrivate ? -2 : -5);
    return rows.map((row) => [row, sign] as const);
  });
  return new Map(signs);
}

/** Begins the key of a column that the website reads. */
const read = ':';

/** The key of each column: what the website reads in it, or else its heading. The heading follows as a second key. */
function keysOf(columns: readonly ColumnProfile[]): (readonly [key: string, heading: string])[] {
  const counts = new Map<string, number>();
  return columns.map(({ use, label }) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    const heading = count === 1 ? label : `${label} (${count})`;
    return [use ? read + use : heading, heading];
  });
}

/** The heading above the texts of a column that is gone, of which only its key is left. */
function headingOf(key: string, { headings }: InspectionContext): string {
  const use = allColumns.find((one) => key === read + one);
  return use ? (headings?.[use] ?? columnHeading(use)) : key;
}

/** Whether two signs are of the same text, although one may be cut short. */
function isSameSign(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}

/** What is now in a column of a row, without a text that must not be quoted. */
function changeText(profile: ColumnProfile, { cells }: CertificateRecord): string {
  const { column } = profile;
  const text = textIn(cells, column);
  const now = mayBeQuoted(profile, text) ? quoted(text) : 'another text';
  return `${column.heading ? quoted(column.heading) : columnName(column)} is now ${text === '' ? 'blank' : now}`;
}

/** 60 bits of the texts, as letters and digits (FNV-1a, twice with different starts). */
function signOf(salt: string, ...texts: readonly string[]): string {
  let [one, other] = [0x811c9dc5, 0x01234567];
  for (const text of [salt, ...texts]) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul(other ^ code, 0x5bd1e995) ^ (other >>> 15);
    }
    one = Math.imul(one ^ 0x10000, 0x01000193);
    other = Math.imul(other ^ 0x10000, 0x5bd1e995) ^ (other >>> 13);
  }
  return `${(one >>> 0).toString(36)}${((other >>> 2) & 0x3fffffff).toString(36)}`;
}
