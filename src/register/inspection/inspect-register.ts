import { fill } from '../../fill.ts';
import type { CertificateRecord } from '../certificates/certificates.ts';
import { dayInIndia } from '../certificates/dates.ts';
import { stateOn } from '../certificates/facts.ts';
import type { StateKind } from '../certificates/states.ts';
import { type OpenedFile, openFile } from '../../spreadsheet/file/open-file.ts';
import { cellMarks } from '../../spreadsheet/read/cell-marks.ts';
import { readRows, sheetsIn } from '../../spreadsheet/read/read-rows.ts';
import type { SheetRow } from '../../spreadsheet/sheet/cells.ts';
import { findingsIn } from './findings.ts';
import { quoted } from './text-kinds.ts';
import { inspectedSheet } from './inspected-sheet.ts';
import { type AccountedSheet, accountedSheet, linesOf } from './unaccounted.ts';
import type {
  ColumnProfile,
  InspectedSheet,
  InspectionContext,
  Workbook,
} from './inspection-types.ts';

/**
 * Reads a file once. `inspect` checks it with any settings.
 *
 * @throws SheetFault or RegisterFault if the validator can't read the file
 */
export async function readToInspect(bytes: Uint8Array) {
  const file = await openFile(bytes);
  const rows = await readRows(file);
  const workbook = await workbookSheets(file);
  // The validator has read the sheet, so a fault that only these parts have must not stop the check.
  const marks = await cellMarks(file).catch(() => []);
  return {
    rows,
    inspect: (context: Omit<InspectionContext, 'workbook' | 'marks'>) =>
      inspectRegister(rows, { ...context, workbook, marks }),
  };
}

/** What the check says of a sheet: plain data, but for the register. */
export interface Inspection
  extends
    ReturnType<typeof findingsIn>,
    Pick<AccountedSheet, 'register' | 'obvious' | 'shapes' | 'toConfirm'> {
  /** The sheet that is read; missing if the file is not a workbook. */
  readonly workbook:
    (Pick<Workbook, 'name' | 'isHidden'> & { readonly sheets: number }) | undefined;
  /** What visitors read of the first, a middle and the last certificate, and how many have which state. */
  readonly read: WhatIsRead;
  readonly columns: readonly SeenColumn[];
  /** Whether it is another register than the one that was confirmed. */
  readonly isOther: boolean;
  /** The file to remember, so that each row of today counts as confirmed. */
  readonly remembered: string;
}

/** A column as the owner sees it: at most 200 of its texts, rare ones first. */
export interface SeenColumn extends ColumnProfile {
  /** How many different texts it has. */
  readonly different: number;
}

const mostTexts = 200;

/** Checks a register. A register without certificates is a finding too. */
export function inspectRegister(rows: Iterable<SheetRow>, context: InspectionContext): Inspection {
  const sheet = accountedSheet(inspectedSheet(rows, context));
  const { workbook, confirmed } = context;
  const { register, obvious, shapes, toConfirm, changes } = sheet;
  // Lines of another register, some of which answer to nothing in this one, confirm nothing here.
  const isOther = changes.isFirst && changes.before > 0;
  if (isOther && !linesOf({ confirmed }).isSubsetOf(linesOf(toConfirm)))
    return inspectRegister(rows, { ...context, confirmed: undefined });
  const { name = '', isHidden = false, others = [] } = workbook ?? {};
  return {
    ...findingsIn(sheet),
    register,
    obvious,
    shapes,
    toConfirm,
    workbook: workbook && { name, isHidden, sheets: others.length + 1 },
    read: whatIsRead(sheet),
    columns: sheet.columns.map((column) => {
      const { texts } = column;
      return { ...column, texts: texts.slice(0, mostTexts), different: texts.length };
    }),
    isOther,
    remembered: changes.now,
  };
}

interface WhatIsRead {
  readonly sentences: readonly string[];
  readonly states: ReadonlyMap<StateKind | 'incomplete', number>;
}

function whatIsRead({ certificates, factsOf, context }: InspectedSheet): WhatIsRead {
  const { today = dayInIndia(), sentences } = context;
  const day = { latest: today, certain: today };
  const kindOf = (record: CertificateRecord) => stateOn(record, factsOf(record), day).kind;
  const states = new Map<StateKind | 'incomplete', number>();
  for (const record of certificates) {
    const kind = kindOf(record);
    states.set(kind, (states.get(kind) ?? 0) + 1);
  }
  const places = new Set([0, certificates.length >> 1, certificates.length - 1]);
  const said = [...places].flatMap((at) => {
    const record = certificates[at];
    const sentence = record && sentences?.[kindOf(record)];
    if (!record || sentence === undefined) return [];
    const { student, course, id } = record;
    return fill(sentence, { student: quoted(student), course: quoted(course), id: quoted(id) });
  });
  return { sentences: said, states };
}

/**
 * The most cells to check in the sheets after the first, in total. 200,000 cells took 0.9 seconds on a busy machine
 * with two cores.
 */
const mostCells = 200_000;

/** The sheets of a workbook, read one after the other to save memory; undefined for a text or a web page. */
async function workbookSheets(file: OpenedFile): Promise<Workbook | undefined> {
  const [first, ...rest] = await sheetsIn(file);
  if (first === undefined) return undefined;
  const others: Workbook['others'][number][] = [];
  let left = mostCells;
  for (const sheet of rest) {
    const rows = await sheet.rows({ withoutDays: true }).catch(() => undefined);
    const kept = [...(rows ?? [])].filter(({ cells }) => {
      left -= cells.length;
      return left >= 0;
    });
    const number = (kept.at(-1)?.number ?? 0) + 1;
    const cut = { number, cells: [`(not read from row ${number} on)`] };
    others.push({ name: sheet.name, rows: kept.length === rows?.length ? kept : [cut, ...kept] });
  }
  const { name, isHidden } = first;
  return { name, isHidden, others };
}
