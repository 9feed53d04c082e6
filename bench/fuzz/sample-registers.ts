import { readFileSync } from 'node:fs';
import { spreadsheetFile, textBytes } from '../../src/register/testing/spreadsheet-file.ts';

export type RegisterKind = 'xlsx' | 'ods' | 'csv';

export interface SampleRegister {
  readonly name: string;
  readonly kind: RegisterKind;
  readonly bytes: Uint8Array;
}

/** The undamaged registers: what SheetJS writes, and files of other programs from the sample workbooks. */
export function sampleRegisters(): SampleRegister[] {
  const written = writtenTypes.map(([type, kind]) => ({
    name: `written as ${type}`,
    kind,
    bytes: spreadsheetFile(type, rows),
  }));
  const csv = rows.map((row) => row.map((cell) => `"${cellText(cell)}"`).join(',')).join('\r\n');
  return [
    ...written,
    { name: 'written as CSV', kind: 'csv', bytes: textBytes(csv) },
    ...found.map(([name, kind]) => ({
      name,
      kind,
      bytes: new Uint8Array(readFileSync(`${folder}/${name}`)),
    })),
  ];
}

const writtenTypes = [
  ['xlsx', 'xlsx'],
  ['ods', 'ods'],
] as const;

const folder = 'src/register/testing/workbooks';

const found: readonly (readonly [string, RegisterKind])[] = [
  ['google-made.xlsx', 'xlsx'],
  ['libreoffice-made.xlsx', 'xlsx'],
  ['ods-dates.ods', 'ods'],
  ['ods-repeat.ods', 'ods'],
  ['utf16le-bom.csv', 'csv'],
];

const heading = ['No.', 'Student', 'Course', 'Date', 'Remarks', 'ID'];

const rows = [
  heading,
  heading,
  ...Array.from({ length: 40 }, (_, index) => [
    index + 1,
    `Zoë अनिता ${index}`,
    `Course ${index % 7}`,
    { t: 'n', v: 45_292 + index, z: 'dd/mm/yyyy' } as const,
    index % 2 === 0,
    { t: 'n', v: 2024_0000 + index, z: '0000-0000' } as const,
  ]),
];

function cellText(cell: (typeof rows)[number][number]): string {
  return typeof cell === 'object' ? String(cell.v) : String(cell);
}
