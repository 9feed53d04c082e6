import { type CertificateRecord, type Line, textIn } from '../certificates/certificates.ts';
import { allColumns } from '../certificates/columns.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import { labelOf, textsBesideSerial } from './column-profiles.ts';
import type { InspectedSheet, Workbook } from './inspection-types.ts';

// The file of remembered rows has a line with its salt, then a line for each certificate and each other row. A sign
// shows only whether a row has changed. It hides nothing from anyone who has the register.

const firstLine =
  '# The certificates that were confirmed, so that the check tells which have changed. Never published. The desk and `npm run register:check -- --confirm` write this file. salt:';

interface RememberedRows {
  readonly salt: string;
  /** By ID, on one line. */
  readonly certificates: ReadonlyMap<string, readonly RememberedRow[]>;
  /** The signs of the rows that are no certificates. */
  readonly others: ReadonlySet<string>;
}

/** `read` is the sign of the columns that the website reads, and `rest` of the other texts; empty without texts. */
interface RememberedRow {
  readonly id: string;
  readonly read: string;
  readonly rest: string;
}

/** Reads the file of remembered rows. A line that can't be read is as good as missing: its row counts as new. */
function parseRememberedRows(text: string): RememberedRows {
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
  /** The file to remember, so that each row of today counts as confirmed. */
  readonly now: string;
}

export function rowChanges(sheet: InspectedSheet): RowChanges {
  const { certificates, context, stray } = sheet;
  const known = parseRememberedRows(context.remembered ?? '');
  const salt = known.salt || crypto.randomUUID().slice(0, 13);
  const { signsOf, signOfOther } = signer(sheet, salt);
  const lines = [`${firstLine} ${salt}`];
  const ids = new Set<string>();
  const otherSigns = new Set<string>();
  const same = new Set<CertificateRecord>();
  const changed: CertificateRecord[] = [];
  const added: CertificateRecord[] = [];
  for (const record of certificates) {
    const { id, read, rest } = signsOf(record);
    lines.push(`${read}\t${rest}\t${id}`);
    ids.add(id);
    const before = known.certificates.get(id);
    // A copy to publish has only the columns that are read.
    const isSame = before?.some((one) => read === one.read && (rest === '' || rest === one.rest));
    if (isSame) same.add(record);
    else (before ? changed : added).push(record);
  }
  const isNew = (name: string) => (line: Pick<Line, 'cells'>) => {
    const sign = signOfOther(line, name);
    otherSigns.add(sign);
    return filledCells(line.cells).length > 0 && !known.others.has(sign);
  };
  const gone = [...known.certificates.keys()].filter((id) => !ids.has(id));
  const before = known.certificates.size;
  // Where hardly any certificate is as it was and most are gone, this is another register, not one that was changed.
  const isFirst = same.size * 20 <= before && gone.length >= before * 0.6;
  // A title counts as a row of its own.
  const titles = [...new Set(sheet.titles)].filter((text) => isNew('')({ cells: [text] }));
  const newStray = stray.filter(isNew(''));
  const others = (context.workbook?.others ?? [])
    .map(({ name, rows }) => ({ name, rows: rows.filter(isNew(name)) }))
    .filter(({ rows }) => rows.length > 0);
  return {
    isFirst,
    before,
    same: isFirst ? new Set() : same,
    changed: isFirst ? [] : changed,
    added: isFirst ? certificates : added,
    gone: isFirst ? [] : gone.filter((id) => id !== ''),
    titles,
    stray: newStray,
    others,
    now: `${[...lines, ...otherSigns].join('\n')}\n`,
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
      // On one line, as the file of remembered rows has it.
      id: id.replaceAll(/\s+/g, ' '),
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
