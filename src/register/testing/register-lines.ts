import {
  defaultColumns,
  type RegisterColumns,
  type StateColumn,
  stateColumns,
} from '../certificates/columns.ts';
import type { Finding } from '../inspection/findings.ts';
import { type Inspection, inspectRegister } from '../inspection/inspect-register.ts';
import { settingsOf } from '../inspection/unaccounted.ts';
import { sheetRows } from '../../spreadsheet/testing/sheet-rows.ts';
import type { InspectionContext } from '../inspection/inspection-types.ts';

export const titleRow = ['Certificates of the academy'];
export const headings = ['No.', 'Student', 'Course', 'Grade', 'Note', 'Certificate ID', 'Clerk'];
/** The rows above the certificates. */
export const above = [titleRow, headings];

const students = [
  'Asha Rao',
  'Ravi Kumar Patil',
  'Meera Iyer',
  'Sunil D. More',
  'Fatima Shaikh',
  'John D’Souza',
];
const courses = ['Python', 'Data Science', 'C++', 'Python', 'Core Java', 'AutoCAD'];

/** Six certificates with the usual columns. `change(at)` gives new texts by column. */
export function usual(
  change: (at: number) => Readonly<Record<number, string>> = () => ({}),
): string[][] {
  return students.map((student, at) =>
    Object.assign(
      [String(at + 1), student, courses[at] ?? '', 'A', 'office', `ITA-2024-000${at + 1}`, 'clerk'],
      change(at),
    ),
  );
}

/** The rows of `usual`, with `texts` in the column at `index`. */
export function inColumn(index: number, texts: readonly string[]): string[][] {
  return usual((at) => ({ [index]: texts[at] ?? '' }));
}

/** The rows of `usual`, with `text` in row 6 of the sheet. */
export function withText(index: number, text: string): string[][] {
  return usual((at) => (at === 3 ? { [index]: text } : {}));
}

/** The default columns, and the columns about the state from H on. R6 does not count E and G, so H has the number 6. */
export const columnsWithState: RegisterColumns = {
  ...defaultColumns,
  ...Object.fromEntries(stateColumns.map((column, at) => [column, 6 + at])),
};

/** One cell for each of `stateColumns`. A cell is blank if `texts` has no text for its column. */
export function stateCells(texts: Readonly<Partial<Record<StateColumn, string>>>): string[] {
  return stateColumns.map((column) => texts[column] ?? '');
}

const siteCourses = [...new Set(courses), 'C', 'Java Full Stack'];

/** What the check says once the owner has confirmed all that may be confirmed. */
export function inspectedLines(
  lines: readonly (readonly string[])[],
  context: Partial<InspectionContext> = {},
) {
  const all = { courses: siteCourses, ...context };
  return inspectRegister(sheetRows(...lines), confirming(firstInspected(lines, all), all));
}

/** What the check says when nothing has been confirmed yet. */
export function firstInspected(
  lines: readonly (readonly string[])[],
  context: Partial<InspectionContext> = {},
) {
  return inspectRegister(sheetRows(...lines), { courses: siteCourses, ...context });
}

/** The context after an owner has confirmed all that `inspection` offers: nothing while a column seems to be wrong. */
export function confirming(inspection: Inspection, context: InspectionContext): InspectionContext {
  const { toConfirm, remembered, findings } = inspection;
  if (findings.some(({ wrong }) => wrong)) return context;
  return { ...context, ...settingsOf(toConfirm), remembered };
}

/** The kind, column and rows of a finding, such as `unread-status H 4 6`. */
export function placeOf({ kind, column, rows }: Finding): string {
  return [kind, column?.name, ...rows].filter(Boolean).join(' ');
}

/** The places of all findings and notes. */
export function foundIn(...inspected: Parameters<typeof inspectedLines>): readonly string[] {
  const { findings, notes } = inspectedLines(...inspected);
  return [...findings, ...notes].map(placeOf);
}

/** The kinds of all findings and notes. */
export function kindsIn(...inspected: Parameters<typeof inspectedLines>): readonly string[] {
  return foundIn(...inspected).map((place) => place.split(' ')[0] ?? '');
}
