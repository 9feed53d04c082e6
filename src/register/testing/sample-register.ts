import { utils, write, type BookType, type CellObject } from '@e965/xlsx';

/** In this row, the ID is the number 7, which the sheet shows as 0007 (R7). */
const numberedRow = 7;
const grades = ['A', 'B+', 'B', 'A+'];
const courses = (
  'Data Science|Java Full Stack|Cyber Security|C++|C#|Python|AutoCAD|Website Development MERN Stack|Ethical Hacking|' +
  'Software Testing|Core Java|CorelDRAW|Node.js|ASP.NET|Hardware and Networking|Android Development using Flutter'
).split('|');

/** The project's sample register. Every name and ID is invented. The same arguments give the same bytes. */
export function sampleRegister(rowCount = 240, bookType: BookType = 'xlsx'): Uint8Array {
  const rows: (string | number | CellObject)[][] = [
    ['Sample register: no person and no certificate in it is real'],
    ['No.', 'Student', 'Course', 'Grade', 'Office note', 'Certificate ID', 'Checked by'],
    ...Array.from({ length: rowCount }, (_, index) => sampleRow(index + 1)),
  ];
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!cols'] = [6, 24, 34, 8, 18, 16, 14].map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Certificates');
  // With the type "buffer", the value is a Node Buffer.
  return write(book, { type: 'buffer', bookType, compression: true }) as Uint8Array;
}

function sampleRow(serial: number): (string | number | CellObject)[] {
  return [
    serial,
    `Sample Student ${padded(serial, 3)}`,
    courses[serial % courses.length] ?? '',
    grades[serial % grades.length] ?? '',
    `Office note ${padded(serial, 3)}`,
    serial === numberedRow ? { t: 'n', v: 7, z: '0000' } : `ITA-2024-${padded(serial, 4)}`,
    'Sample Clerk',
  ];
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
