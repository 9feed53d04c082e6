import { makeWorkbook, stylesOf } from '../../src/register/testing/workbook-writer.ts';

/**
 * A made-up register of eight columns, as a spreadsheet program writes it: numbers, shared strings
 * (names that differ, courses that repeat), formatted dates and certificate IDs filled up with zeros.
 */
export function makeRegister(rows: number): Uint8Array<ArrayBuffer> {
  const known = new Map<string, number>();
  const text = (value: string) => {
    if (!known.has(value)) known.set(value, known.size);
    return ` t="s"><v>${known.get(value) ?? 0}`;
  };
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = index + 1;
    const cells = [
      `><v>${row}`,
      text(`${pick(firstNames, row)} ${pick(lastNames, row * 7)} ${row}`),
      text(pick(courses, row * 3)),
      ` s="2"><v>${43_000 + (row % 2000)}`,
      `><v>${6_000_000_000 + ((row * 7919) % 4_000_000_000)}`,
      ` s="1"><v>${row}`,
      text(pick(grades, row)),
      `><v>${(row % 400) / 4}`,
    ].map((cell, column) => `<c r="${String.fromCharCode(65 + column)}${row}"${cell}</v></c>`);
    return `<row r="${row}" spans="1:8">${cells.join('')}</row>`;
  });
  return makeWorkbook({
    rows: lines.join(''),
    strings: [...known.keys()].map((value) => `<si><t>${value}</t></si>`).join(''),
    styles: stylesOf('000000', 'dd/mm/yyyy'),
  });
}

const firstNames = ['Asha', 'Bina', 'Chetan', 'Divya', 'Esha', 'Farhan', 'Gauri', 'Hari', 'Isha'];
const lastNames = ['Sample', 'Example', 'Placeholder', 'Specimen', 'Muster', 'Dummy', 'Trial'];
const courses = ['Core Java', 'Python', 'Web Design', 'Tally', 'C and C++', 'SQL', 'Data Science'];
const grades = ['A', 'A+', 'B', 'B+', 'C'];

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
