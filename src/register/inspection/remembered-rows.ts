import { type CertificateRecord, type Line, textIn } from '../certificates/certificates.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import { isSerialAt } from './column-profiles.ts';
import type { ColumnProfile, InspectedSheet, Workbook } from './inspection-types.ts';

// The file of remembered rows has a line with its salt, a line with its columns, a line with a certificate's ID and the
// sign of each of its texts, and a line for each other row. A sign shows only whether a text has changed. It hides nothing
// from anyone who has the register, but is cut short where a column is private, so that nobody finds the text by trying.

const firstLine =
  '# The certificates as they were confirmed, with a sign of each text, so that the check tells what has changed. Never published. The desk and `npm run register:check -- --confirm` write this file. salt:';

interface RememberedRows {
  readonly salt: string;
  /** The keys of the columns, as `keysOf` makes them. */
  readonly columns: readonly string[];
  /** The signs of each row, by the ID on one line. */
  readonly certificates: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** How many rows that are no certificates have each sign. */
  readonly others: ReadonlyMap<string, number>;
}

/** Reads the file of remembered rows. A line that can't be read is as good as missing: its row counts as new. */
function parseRememberedRows(text: string): RememberedRows {
  const [first = '', columns = '', ...lines] = text.split(/\r?\n/);
  // An earlier version had other lines.
  const isOurs = first.startsWith(firstLine);
  const rows = (isOurs ? lines : []).filter((line) => line !== '').map((line) => line.split('\t'));
  const isOther = ({ length }: readonly string[]) => length === 1;
  const certificates = Map.groupBy(
    rows.filter((row) => !isOther(row)),
    ([id = '']) => id,
  );
  const others = Map.groupBy(rows.filter(isOther), ([sign = '']) => sign);
  return {
    salt: isOurs ? first.slice(firstLine.length).trim() : '',
    columns: columns.split('\t').slice(1),
    certificates: new Map(
      [...certificates].map(([id, same]) => [id, same.map((row) => row.slice(1))]),
    ),
    others: new Map([...others].map(([of, { length }]) => [of, length])),
  };
}

/** The certificates and other rows that are not as they were confirmed. */
export interface RowChanges {
  /** Whether nothing was confirmed yet, or another register. */
  readonly isFirst: boolean;
  /** How many certificates were confirmed. */
  readonly before: number;
  readonly same: ReadonlySet<CertificateRecord>;
  readonly changed: readonly ChangedRow[];
  readonly added: readonly CertificateRecord[];
  /** The IDs that the register lacks now. */
  readonly gone: readonly string[];
  readonly titles: readonly string[];
  readonly stray: readonly Line[];
  readonly others: Workbook['others'];
  /** The file to remember, so that each row of today counts as confirmed. */
  readonly now: string;
}

interface ChangedRow {
  readonly line: CertificateRecord;
  /** The columns with another text than before. */
  readonly columns: readonly ColumnProfile[];
  /** The headings of the columns that had a text in this row, and are gone. */
  readonly gone: readonly string[];
}

export function rowChanges(sheet: InspectedSheet): RowChanges {
  const { certificates, columns, register, context } = sheet;
  const known = parseRememberedRows(context.remembered ?? '');
  const salt = known.salt || crypto.randomUUID().slice(0, 13);
  const keys = keysOf(columns);
  const compared = comparedColumns(columns, keys, known);
  // A copy to publish has only the columns that are read.
  const isCopy = columns.every(({ use }) => use);
  const gone = known.columns.flatMap((key, at) =>
    compared.some(({ before }) => before === at) || (isCopy && !key.startsWith(read))
      ? []
      : [{ key, at }],
  );
  const signs = new Map<string, string>();
  const signOfText = (text: string) => {
    const found = signs.get(text) ?? signOf(salt, text).slice(-5);
    signs.set(text, found);
    return found;
  };
  const signIn = ({ cells }: Line, { use, column, isPrivate }: ColumnProfile) => {
    const text = textIn(cells, column);
    if (text === '' || (!use && isSerialAt(register, column.index, text))) return blank;
    return isPrivate ? signOfText(text).slice(-2) : signOfText(text);
  };
  const lines = [`${firstLine} ${salt}`, ['', ...keys.map(([key]) => key)].join('\t')];
  const ids = new Set<string>();
  const same = new Set<CertificateRecord>();
  const changed: ChangedRow[] = [];
  const added: CertificateRecord[] = [];
  for (const line of certificates) {
    const id = line.id.replaceAll(/\s+/g, ' ');
    const now = columns.map((column) => signIn(line, column));
    lines.push([id, ...now].join('\t'));
    ids.add(id);
    const changes = (known.certificates.get(id) ?? []).map((before) => ({
      line,
      columns: compared.flatMap(({ column, at, before: index }) =>
        isSameSign(before[index] ?? blank, now[at] ?? blank) ? [] : [column],
      ),
      gone: gone.flatMap(({ key, at }) => (before[at] === blank ? [] : [key.replace(read, '')])),
    }));
    const [least] = changes.toSorted((one, other) => countIn(one) - countIn(other));
    if (!least) added.push(line);
    else if (countIn(least) === 0) same.add(line);
    else changed.push(least);
  }
  const left = new Map(known.others);
  const others: string[] = [];
  const total = String(certificates.length);
  const isNew = (name: string) => (line: Pick<Line, 'cells'>) => {
    const texts = filledCells(line.cells).map(({ text }) => text);
    if (texts.length === 0) return false;
    // A total of the certificates may grow with them.
    const own = signOf(salt, name, ...texts.map((text) => (text === total ? '#' : text)));
    others.push(own);
    const count = left.get(own) ?? 0;
    left.set(own, count - 1);
    return count <= 0;
  };
  const lost = [...known.certificates.keys()].filter((id) => !ids.has(id));
  const before = known.certificates.size;
  // Where hardly any certificate is as it was and most are gone, this is another register, not one that was changed.
  const isFirst = same.size * 20 <= before && lost.length >= before * 0.6;
  const told = {
    // A title counts as a row of its own.
    titles: [...new Set(sheet.titles)].filter((text) => isNew('')({ cells: [text] })),
    stray: sheet.stray.filter(isNew('')),
    others: (context.workbook?.others ?? [])
      .map(({ name, rows }) => ({ name, rows: rows.filter(isNew(name)) }))
      .filter(({ rows }) => rows.length > 0),
  };
  return {
    ...told,
    isFirst,
    before,
    same: isFirst ? new Set() : same,
    changed: isFirst ? [] : changed,
    added: isFirst ? certificates : added,
    gone: isFirst ? [] : lost.filter((id) => id !== ''),
    now: `${[...lines, ...others].join('\n')}\n`,
  };
}

const blank = '.';

/** Begins the key of a column that the website reads. */
const read = ':';

/** The key of each column: what the website reads in it, or else its heading. The heading follows as a second key. */
function keysOf(columns: readonly ColumnProfile[]): (readonly [key: string, heading: string])[] {
  const counts = new Map<string, number>();
  return columns.map(({ use, label }) => {
    const name = label.replaceAll(/\s+/g, ' ');
    const count = counts.get(name) ?? 1;
    counts.set(name, count + 1);
    const heading = count === 1 ? name : `${name} (${count})`;
    return [use ? read + use : heading, heading];
  });
}

/**
 * The columns whose texts are compared, each with its place in the sheet and in the file: -1 if the file lacks it. A new
 * column that is not confirmed is asked about by itself, so that not each of its rows is told.
 */
function comparedColumns(
  columns: readonly ColumnProfile[],
  keys: ReturnType<typeof keysOf>,
  known: RememberedRows,
) {
  return columns.flatMap((column, at) => {
    const before = Math.max(...(keys[at] ?? []).map((key) => known.columns.indexOf(key)));
    return before >= 0 || column.isConfirmed ? [{ column, at, before }] : [];
  });
}

/** Whether two signs are of the same text, although one may be cut short. */
function isSameSign(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}

function countIn({ columns, gone }: ChangedRow): number {
  return columns.length + gone.length;
}

/** What the website writes into a copy to publish, and so knows. */
export const copyTitles = ['Register of certificates', 'No.', 'Certificates'] as const;

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
