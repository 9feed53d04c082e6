import { fill } from '../../fill.ts';
import { type OpenedFile, openFile } from '../../spreadsheet/file/open-file.ts';
import { cellMarks } from '../../spreadsheet/read/cell-marks.ts';
import { readRows, sheetsIn } from '../../spreadsheet/read/read-rows.ts';
import type { SheetRow } from '../../spreadsheet/sheet/cells.ts';
import { findingsIn, limited } from './findings.ts';
import type { StateKind } from '../certificates/states.ts';
import { quoted, visibleText } from './text-kinds.ts';
import { inspectedSheet } from './inspected-sheet.ts';
import { linesOf, settingsToConfirm, type ToConfirm } from './unaccounted.ts';
import type {
  ColumnProfile,
  IdShape,
  InspectedSheet,
  InspectionContext,
  RowChanges,
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
    Pick<InspectedSheet, 'register' | 'obvious' | 'shapes'>,
    Pick<RowChanges, 'isOther'> {
  readonly toConfirm: ToConfirm;
  /** Which sheet is read; missing if the file is not a workbook. */
  readonly sheet: string | undefined;
  /** How many certificates it has. */
  readonly count: number;
  /** What visitors read of the first, a middle and the last certificate, in sentences, and what the IDs look like. */
  readonly read: readonly string[];
  readonly columns: readonly SeenColumn[];
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
  const sheet = inspectedSheet(rows, context);
  const { workbook, confirmed } = context;
  const { register, obvious, shapes, certificates, changes } = sheet;
  const { isOther, now: remembered } = changes;
  const toConfirm = settingsToConfirm(sheet);
  // Lines of another register, some of which answer to nothing in this one, confirm nothing here.
  if (isOther && !linesOf({ confirmed }).isSubsetOf(linesOf(toConfirm)))
    return inspectRegister(rows, { ...context, confirmed: undefined });
  const found = findingsIn(sheet);
  return {
    ...found,
    register,
    obvious,
    shapes,
    toConfirm,
    sheet: workbook && sheetWords(workbook),
    count: certificates.length,
    read: [...sentencesOf(sheet), ...formsOfIds(shapes)],
    columns: sheet.columns.map((column) => ({
      ...column,
      texts: column.texts.slice(0, mostTexts),
      different: column.texts.length,
    })),
    isOther,
    remembered,
  };
}

function sheetWords({ name, others, isHidden }: Workbook): string {
  const place = others.length === 0 ? 'the only sheet' : `the first of ${others.length + 1} sheets`;
  const hidden = isHidden
    ? ', which is hidden (right-click a tab and choose Unhide to see it)'
    : '';
  return `Sheet that is read: ${quoted(name)}, ${place}${hidden}`;
}

/** What visitors read. A mistake in every row is seen here, without a rule for it. */
function sentencesOf({ certificates, states, context }: InspectedSheet): string[] {
  const { sentences } = context;
  const kinds = [...states.values()];
  const places = new Set([0, certificates.length >> 1, certificates.length - 1]);
  const said = [...places].flatMap((at) => {
    const { student = '', course = '', id = '' } = certificates[at] ?? {};
    const sentence = sentences?.[kinds[at] ?? 'incomplete'];
    return sentence === undefined
      ? []
      : fill(sentence, { student: quoted(student), course: quoted(course), id: quoted(id) });
  });
  const counts = [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, same]) => `${same.length} ${countedStates[kind] ?? kind}`)
    .join(', ');
  return counts === '' ? [] : [...said, `Today: ${counts}.`];
}

/** For the states whose names an owner need not know. */
const countedStates: Partial<Readonly<Record<StateKind, string>>> = {
  unclear: 'about which visitors are told to ask the academy',
  incomplete: 'that lack something',
};

function formsOfIds(shapes: readonly IdShape[]): string[] {
  const forms = shapes.toReversed().map(({ shape, lines }) => {
    return `${lines.length} like ${quoted(lines[0]?.id ?? '')} (${visibleText(shape)})`;
  });
  return forms.length === 0 ? [] : [`IDs: ${limited(forms, '; ')}.`];
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
