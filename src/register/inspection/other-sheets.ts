import type { OpenedFile } from '../file/open-file.ts';
import { sheetsIn } from '../read/read-rows.ts';
import { certificatesIn, rowsAboveData } from '../certificates/certificates.ts';
import { filledCells } from '../sheet/cells.ts';
import { defaultColumns, type RegisterColumns } from '../certificates/columns.ts';
import { type Certificates } from '../certificates/certificates.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { columnProfiles, foundColumns } from './columns.ts';
import type { Finding } from './findings.ts';
import { personalData } from './personal-data.ts';

/** The sheet of a workbook that the validator reads, and those that it passes over. */
export interface Workbook {
  readonly name: string;
  /** Among all sheets, counted from 1; before it there may only be charts. */
  readonly position: number;
  readonly isHidden: boolean;
  readonly others: readonly OtherSheet[];
}

export interface OtherSheet {
  readonly name: string;
  /** The beginning of the sheet, as the text that it shows. */
  readonly rows: readonly SheetRow[];
}

/** As many of a sheet's rows as show whether it is a register. */
const rowsRead = 30;

/**
 * The sheets of a workbook, for its owner to know which of them is read. One that can't be read is blank here: the
 * validator passes over it anyhow.
 *
 * @returns `undefined` for a text or a web page, which is one sheet without a name
 */
export async function workbookSheets(file: OpenedFile): Promise<Workbook | undefined> {
  const [first, ...others] = await sheetsIn(file);
  if (first === undefined) return undefined;
  const { name, position, isHidden } = first;
  return {
    name,
    position,
    isHidden,
    others: await Promise.all(
      others.map(async (sheet) => {
        const rows = await sheet.rows().catch(() => []);
        return { name: sheet.name, rows: rows.slice(0, rowsRead) };
      }),
    ),
  };
}

/** The sheets that look like the register, where the one that is read looks like none. */
export function laterSheets(
  register: Certificates,
  others: readonly OtherSheet[],
  positions: RegisterColumns,
): Finding[] {
  if (isLikeRegister(register.records)) return [];
  const alike = others.filter(({ rows }) =>
    [defaultColumns, positions].some((columns) =>
      isLikeRegister(certificatesIn(rows, columns).records),
    ),
  );
  const texts = alike.map(({ name }) => name);
  return alike.length === 0 ? [] : [{ kind: 'later-sheet', rows: [], columns: [], texts }];
}

/** Whether most rows have a student, a course and an ID with a digit in their columns. */
function isLikeRegister(records: Certificates['records']): boolean {
  const whole = records.filter(
    ({ student, course, id }) => student !== '' && course !== '' && /\p{Nd}/u.test(id),
  );
  return whole.length > 0 && whole.length * 2 > records.length;
}

/**
 * The other sheets of a workbook that is published as it is, since everybody can download them with the register: a
 * fault where one holds personal data of several people, else a note.
 *
 * @param told names of sheets of which more has been said
 */
export function publishedSheets(others: readonly OtherSheet[], told: readonly string[]): Finding[] {
  return others.flatMap(({ name, rows }): Finding[] => {
    const filled = rows.filter(({ cells }) => filledCells(cells).length > 0);
    const columnAt = foundColumns(filled, filled.slice(0, rowsAboveData));
    const personal = personalData(columnProfiles(filled, columnAt));
    // A single one may be the academy's own.
    const isPersonal = personal.some((finding) => finding.rows.length > 1);
    if (!isPersonal && (filled.length === 0 || told.includes(name))) return [];
    const kind = isPersonal ? 'personal-sheet' : 'other-sheet';
    return [{ kind, rows: [], columns: [], texts: [name] }];
  });
}
