// A step of run.ts: writes COUNT certificates as the workbook that a plain register is, into FILE.
import { writeFileSync } from 'node:fs';
import { makeWorkbook } from '../../src/register/testing/workbook-writer.ts';
import { report } from './in-own-process.ts';
import { sampleCertificate } from './sample-certificates.ts';

const [, , count = '', file = ''] = process.argv;
const header = line(1, ['Sample register']) + line(2, ['No.', 'Student', 'Course']);
const lines = Array.from({ length: Number(count) }, (_, index) => {
  const { student, course, row, id } = sampleCertificate(index);
  return line(row, [String(index + 1), student, course, 'A', '', id]);
});
const workbook = await makeWorkbook({ rows: header + lines.join('') });
writeFileSync(file, workbook);
report(workbook.length);

function line(row: number, values: readonly string[]): string {
  const cells = values.map((value, column) => {
    const name = `${String.fromCharCode(65 + column)}${row}`;
    return value === '' ? '' : `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
  });
  return `<row r="${row}">${cells.join('')}</row>`;
}
