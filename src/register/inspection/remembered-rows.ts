import { type CertificateRecord, type Line, textIn } from '../certificates/certificates.ts';
import { allColumns } from '../certificates/columns.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import { labelOf, textsBesideSerial } from './column-profiles.ts';
import { isAmong } from './text-kinds.ts';
import type {
  InspectedSheet,
  RememberedRow,
  RememberedRows,
  Workbook,
} from './inspection-types.ts';

// The file of remembered rows has a line with its salt, then a line for each certificate and each other row. A sign
// shows only whether a row has changed. It hides nothing from anyone who has the register.

const firstLine =
  '# The certificates that were confirmed, so that the check tells which have changed. Never published. The desk and `npm run register:check -- --confirm` write this file. salt:';

/** Reads the file of remembered rows. A line that can't be read is as good as missing: its row counts as new. */
export function parseRememberedRows(text: string | undefined): RememberedRows | undefined {
  if (text === undefined) return undefined;
  const [first = '', ...lines] = text.split(/\r?\n/);
  const rows = lines.filter((line) => line !== '').map((line) => line.split('\t'));
  const certificates = rows.flatMap(([read = '', rest, id]) =>
    rest === undefined || id === undefined ? [] : [{ id, read, rest }],
  );
  return {
    salt: first.slice(firstLine.length).trim(),
    certificates: Map.groupBy(certificates, ({ id }) => id),
    others: new Set(rows.flatMap(([sign = '', ...more]) => (more.length === 0 ? [sign] : []))),
  };
}

export function writeRememberedRows({ salt, certificates, others }: RememberedRows): string {
  const rows = [...certificates.values()].flat();
  const lines = rows.map(({ id, read, rest }) => `${read}\t${rest}\t${id}`);
  return `${[`${firstLine} ${salt}`, ...lines, ...others].join('\n')}\n`;
}

/** The certificates and other rows that are not as they were confirmed. */
export interface RowChanges {
  /** Whether nothing was confirmed yet, or another register. */
  readonly isFirst: boolean;
  /** How many certificates were confirmed. */
  readonly before: number;
  readonly same: ReadonlySet<CertificateRecord>;
  readonly changed: readonly CertificateRecord[];
  readonly added: readonly CertificateRecord[];
  /** The IDs that the register lacks now. */
  readonly gone: readonly string[];
  readonly titles: readonly string[];
  readonly stray: readonly Line[];
  readonly others: Workbook['others'];
}

export function rowChanges(sheet: InspectedSheet): RowChanges {
  const { certificates, context, stray } = sheet;
  const none: RememberedRows = { salt: '', certificates: new Map(), others: new Set() };
  const known = context.remembered ?? none;
  const { signsOf, signOfOther } = signer(sheet, known.salt);
  const isNew = (name: string) => (line: Pick<Line, 'cells'>) =>
    filledCells(line.cells).length > 0 && !known.others.has(signOfOther(line, name));
  const isTitleOfCopy = isAmong(copyTitles);
  const {
    same = [],
    changed = [],
    added = [],
  } = Object.groupBy(certificates, (record) => {
    const now = signsOf(record);
    const before = known.certificates.get(now.id);
    // A copy to publish has only the columns that are read.
    const isSame = before?.some(
      ({ read, rest }) => read === now.read && (now.rest === '' || rest === now.rest),
    );
    return isSame ? 'same' : before ? 'changed' : 'added';
  });
  const ids = new Set(certificates.map(({ id }) => rowKey(id)));
  const gone = [...known.certificates.keys()].filter((id) => !ids.has(id));
  const before = known.certificates.size;
  // Where hardly any certificate is as it was and most are gone, this is another register, not one that was changed.
  const isFirst = same.length * 20 <= before && gone.length >= before * 0.6;
  return {
    isFirst,
    before,
    same: new Set(isFirst ? [] : same),
    changed: isFirst ? [] : changed,
    added: isFirst ? certificates : added,
    gone: isFirst ? [] : gone.filter((id) => id !== ''),
    titles: [...new Set(sheet.titles)].filter(
      (text) => !isTitleOfCopy(text) && isNew('')(titleLine(text)),
    ),
    stray: stray.filter(isNew('')),
    others: (context.workbook?.others ?? [])
      .map(({ name, rows }) => ({ name, rows: rows.filter(isNew(name)) }))
      .filter(({ rows }) => rows.length > 0),
  };
}

/** What to remember, so that each row of today counts as confirmed. */
export function rowsToRemember(sheet: InspectedSheet, salt: string): RememberedRows {
  const { certificates, titles, stray, context } = sheet;
  const others = context.workbook?.others ?? [];
  const { signsOf, signOfOther } = signer(sheet, salt);
  return {
    salt,
    certificates: Map.groupBy(certificates.map(signsOf), ({ id }) => id),
    others: new Set(
      [{ name: '', rows: [...titles.map(titleLine), ...stray] }, ...others].flatMap(
        ({ name, rows }) => rows.map((line) => signOfOther(line, name)),
      ),
    ),
  };
}

function signer({ register, columnAt, certificates }: InspectedSheet, salt: string) {
  const uses = allColumns.flatMap((use) => {
    const column = register.columns[use];
    return column ? [{ use, column }] : [];
  });
  const isReadAt = new Set(uses.map(({ column }) => column.index));
  const labels: string[] = [];
  const labelAt = (index: number) => (labels[index] ??= labelOf(columnAt(index)));
  const signOf = (texts: readonly string[]) => (texts.length === 0 ? '' : signOfTexts(salt, texts));
  return {
    signsOf: ({ id, cells }: CertificateRecord): RememberedRow => ({
      id: rowKey(id),
      read: signOf(
        uses
          .map(({ use, column }) => `${use}\0${textIn(cells, column)}`)
          .filter((text) => !text.endsWith('\0')),
      ),
      rest: signOf(
        textsBesideSerial(cells)
          .flatMap(({ index, text }) => (isReadAt.has(index) ? [] : [`${labelAt(index)}\0${text}`]))
          .toSorted(),
      ),
    }),
    /** The sign of a row that is no certificate, in the sheet `name`. A total of the certificates may grow with them. */
    signOfOther: ({ cells }: Pick<Line, 'cells'>, name: string) => {
      const total = String(certificates.length);
      return signOf([name, ...filledCells(cells).map(({ text }) => (text === total ? '#' : text))]);
    },
  };
}

/** What the website writes into a copy to publish, and so knows. */
export const copyTitles = ['Register of certificates', 'No.', 'Certificates'] as const;

/** A title counts as a row of its own. */
function titleLine(text: string): Pick<Line, 'cells'> {
  return { cells: [text] };
}

/** An ID as the file of remembered rows has it, on one line. */
function rowKey(id: string): string {
  return id.replaceAll(/\s+/g, ' ');
}

/** 60 bits of the texts, as letters and digits (FNV-1a, twice with different starts). */
function signOfTexts(salt: string, texts: readonly string[]): string {
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
