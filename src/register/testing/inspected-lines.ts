import type { Finding } from '../inspection/findings.ts';
import { inspectRegister } from '../inspection/inspect-register.ts';
import type { InspectionContext } from '../inspection/inspected-sheet.ts';
import { sheetRows } from './sheet-rows.ts';

const courses = ['AutoCAD', 'C', 'C++', 'Core Java', 'Data Science', 'Java Full Stack', 'Python'];

/** What is said of a sheet with these lines. */
export function inspectedLines(
  lines: readonly (readonly string[])[],
  context: Partial<InspectionContext> = {},
) {
  return inspectRegister(sheetRows(...lines), { courses, ...context });
}

/** Faults and notes by kind. */
export function kindsIn(...inspected: Parameters<typeof inspectedLines>): readonly string[] {
  const { findings, notes } = inspectedLines(...inspected);
  return [...findings, ...notes].map(({ kind }) => kind);
}

/** A finding with its column by letter. */
export function placeOf({ kind, rows, column, texts }: Finding) {
  return { kind, rows, column: column?.name, texts };
}
