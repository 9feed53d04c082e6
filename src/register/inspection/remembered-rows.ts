import { type CertificateRecord, type Line, textIn } from '../certificates/certificates.ts';
import { allColumns, type FoundColumns } from '../certificates/columns.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';

// The file of remembered rows has a line with its salt, then a line for each certificate and each other row. A sign
// shows only whether a row has changed. It hides nothing from anyone who has the register.

/** What was confirmed: the certificates with their IDs, and the signs of the rows that are no certificates. */
export interface RememberedRows {
  readonly salt: string;
  /** The signs of the rows with an ID. */
  readonly certificates: ReadonlyMap<string, readonly RowSigns[]>;
  readonly others: ReadonlySet<string>;
}

/** `read` is the sign of the columns that the website reads, and `rest` of the other texts; empty without texts. */
interface RowSigns {
  readonly read: string;
  readonly rest: string;
}

const firstLine =
  '# The certificates that were confirmed, so that the check tells which have changed. Never published. The desk and `npm run register:check -- --confirm` write this file. salt:';

export const noRows: RememberedRows = { salt: '', certificates: new Map(), others: new Set() };

/** Reads the file of remembered rows. A line that can't be read is as good as missing: its row counts as new. */
export function parseRememberedRows(text: string | undefined): RememberedRows | undefined {
  if (text === undefined) return undefined;
  const [first = '', ...lines] = text.split(/\r?\n/);
  const certificates = new Map<string, RowSigns[]>();
  const others = new Set<string>();
  for (const line of lines) {
    const [read = '', rest, id] = line.split('\t');
    if (line === '') continue;
    if (rest === undefined || id === undefined) others.add(read);
    else certificates.set(id, [...(certificates.get(id) ?? []), { read, rest }]);
  }
  return { salt: first.slice(firstLine.length).trim(), certificates, others };
}

export function writeRememberedRows({ salt, certificates, others }: RememberedRows): string {
  const rows = [...certificates].flatMap(([id, signs]) =>
    signs.map(({ read, rest }) => `${read}\t${rest}\t${id}`),
  );
  return `${[`${firstLine} ${salt}`, ...rows, ...others].join('\n')}\n`;
}

/** Returns a function that makes the signs of a certificate's row. `labelOf` names the columns that are not read. */
export function signsOf(
  salt: string,
  columns: FoundColumns,
  labelOf: (index: number) => string,
): (record: CertificateRecord) => RowSigns {
  const uses = allColumns.flatMap((use) => (columns[use] ? [[use, columns[use]] as const] : []));
  const isReadAt = new Set(uses.map(([, { index }]) => index));
  return ({ cells }) => {
    const read = uses.map(([use, column]) => `${use}\0${textIn(cells, column)}`);
    const rest = filledCells(cells).filter(
      ({ index, text }) => !isReadAt.has(index) && !isSerialAt(index, text),
    );
    const all = rest.map(({ index, text }) => `${labelOf(index)}\0${text}`).toSorted();
    return {
      read: signOf(
        salt,
        read.filter((text) => !text.endsWith('\0')),
      ),
      rest: all.length === 0 ? '' : signOf(salt, all),
    };
  };
}

/** The sign of a row that is no certificate, in the sheet `name`. A total of `count` certificates may grow with them. */
export function signOfOther(
  salt: string,
  { cells }: Pick<Line, 'cells'>,
  name: string,
  count: number,
): string {
  const texts = filledCells(cells).map(({ text }) => (text === String(count) ? '#' : text));
  return signOf(salt, [name, ...texts]);
}

/** An ID as the file of remembered rows has it, on one line. */
export function rowKey(id: string): string {
  return id.replaceAll(/\s+/g, ' ');
}

/** Whether a text in the first two columns only counts the rows, as in a sheet or in a copy to publish. */
export function isSerialAt(index: number, text: string): boolean {
  return index < 2 && /^(?:No\. )?0*[1-9]\d{0,5}\.?$/.test(text);
}

/** 60 bits of the texts, as letters and digits (FNV-1a, twice with different starts). */
function signOf(salt: string, texts: readonly string[]): string {
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
