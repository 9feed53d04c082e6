import type { Finding } from '../inspection/findings.ts';

export const titleRow = ['Certificates of the academy'];
export const headings = ['No.', 'Student', 'Course', 'Grade', 'Note', 'Certificate ID', 'Clerk'];

/** Rows in the usual order; a change gives what is in some columns of the row at this index. */
export function usual(
  change: (at: number) => Readonly<Record<number, string>> = () => ({}),
): string[][] {
  const students = [
    'Asha Rao',
    'Ravi Kumar Patil',
    'Meera Iyer',
    'Sunil D. More',
    'Fatima Shaikh',
    'John D’Souza',
  ];
  const courses = ['Python', 'Data Science', 'C++', 'Python', 'Core Java', 'AutoCAD'];
  return students.map((student, at) =>
    Object.assign(
      [String(at + 1), student, courses[at] ?? '', 'A', 'office', `ITA-2024-000${at + 1}`, 'clerk'],
      change(at),
    ),
  );
}

/** The usual rows with these texts in a column. */
export function inColumn(index: number, texts: readonly string[]): string[][] {
  return usual((at) => ({ [index]: texts[at] ?? '' }));
}

/** The usual headings with another one. */
export function headed(index: number, heading: string): string[] {
  return headings.with(index, heading);
}

/** A register as academies keep them, with one fault, and where the check must find it. */
export interface FaultyRegister {
  readonly what: string;
  readonly lines: readonly (readonly string[])[];
  readonly finding: FindingSummary;
}

/** A finding with its columns by letter. */
export interface FindingSummary {
  readonly kind: Finding['kind'];
  readonly rows?: readonly number[];
  readonly columns?: readonly string[];
  readonly texts?: readonly string[];
  readonly use?: string;
  readonly holds?: string;
  readonly better?: string;
}
