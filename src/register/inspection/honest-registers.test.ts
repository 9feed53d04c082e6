import { expect, test } from 'vitest';
import { headings, kindsIn, titleRow } from '../testing/register-lines.ts';

const courses = (
  'Adobe Photoshop|Android Development using Flutter|ASP.NET|AutoCAD|C|C#|C++|Core Java|Data Science|Full Stack Java|' +
  'Hardware and Networking|Java Full Stack|MySQL|Node.js|Python|Website Development MERN Stack'
).split('|');

const students = (
  'Asha Rao|R. K. Patil|Meera V. Iyer|Mohd. Fatima Shaikh|John D’Souza|Angelina|Dr. Anne-Marie Lobo|' +
  'Sunil More (B.E.)'
).split('|');

const otherCourses = (
  'Certificate in Python|PYTHON PROGRAMMING|Full-Stack Java|Photoshop|Auto CAD|ASP .Net|NodeJS|Hardware & Networking|' +
  'MERN Stack|C Language|Flutter|My SQL|C ++'
).split('|');

const shapes =
  '17|18|ITA/PN/12/3|ITA 2015 04|ITA 2015 05|ITA-2024-0017|ITA-2024-0018A|ita24x7'.split('|');

type Cells = readonly string[] | ((at: number) => string | number);

/** A register that should have no findings. The texts of a column are repeated to fill the rows. */
interface Honest extends Partial<Record<'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H', Cells>> {
  readonly names?: readonly string[];
  readonly count?: number;
}

function register({ names = headings, count = students.length, ...columns }: Honest): string[][] {
  const { B = students, C = ['Python'], F = (at: number) => `ITA-2024-${1001 + at}` } = columns;
  const { D = [''], E = [''], G = [''], H = [''] } = columns;
  const lines = Array.from({ length: count }, (_, at) => [
    String(at + 1),
    ...[B, C, D, E, F, G, H].map((cells) =>
      String(typeof cells === 'function' ? cells(at) : cells[at % cells.length]),
    ),
  ]);
  return [titleRow, [...names], ...lines];
}

function headed(from: string, ...names: string[]): string[] {
  return [...headings.slice(0, 'ABCDEFGH'.indexOf(from)), ...names];
}

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');

/** The IDs in a list such as `X A-8..10`, which are X, A-8, A-9 and A-10. */
function listed(list: string): string[] {
  return list.split(' ').flatMap((id) => {
    const [, before = '', first = '', last, after = ''] =
      /^(.*?)(\d+)\.\.(\d+)(.*)$/.exec(id) ?? [];
    if (last === undefined) return [id];
    const count = Number(last) - Number(first) + 1;
    const numbers = Array.from({ length: count }, (_, at) =>
      padded(Number(first) + at, first.length),
    );
    return numbers.map((number) => before + number + after);
  });
}

const ids = {
  'plain numbers': '101..108',
  'ten digits that begin like a mobile number': '9001000001..9001000008',
  'a year and a serial of five digits behind letters': 'ITA-2024-00123..00130',
  'a year and a serial of five digits between strokes': 'REG/2024/00123..00130',
  'year, month and serial in two digits each': '24-01-01..08',
  'year, month and a number that may be a day': '24-01-10 24-01-25 24-01-40 24-01-55 24-01-70',
  'digits that could be hexadecimal': '0E52 1E62 2E72 3E82 4E92 5E102 6E112 7E122',
  'one ID of a word and a number': 'ITA-2024-0001..0012 Marathi-24',
  'three branches': 'PN1..5 MB-1..5 NG/1..5',
  'serials of one, two and three digits': 'C-1..120',
  'digits with a letter between them, sometimes E':
    '24A001 24B002 24C003 24D004 24E005 24F006 24G007 24H008 X1..6',
  'class, section and number': '1E-01 2E-02 3E-03 4E-04 5E-05 6E-06 7E-07 8E-08 9E-09',
  'random IDs beside numbered ones': 'ITA-2024-0001..0012 ITA-7K3M-9QXD-2FWAK ITA-P4TZ-0B6H-8NCR5',
  'hexadecimal ones': '7f3c9a12 c41d88e0 0e92bb41 12345678 91e04c77 a0b1c2d3',
  'a percent sign in every ID': '1..7%A',
  'words in Marathi before the number': 'क्र-1..6 प्र/1..6',
  'the version of a form': 'v1.1-001 v1.2-002 v1.3-003 v1.4-004 v1.5-005 v1.6-006 v2-001..006',
};

const idsWithoutHeadings: Record<string, Cells> = {
  'ten digits that begin like a mobile number': (at) => 9_001_000_001 + 7 * at,
  'ten digits that begin like a mobile number and carry over a thousand': (at) =>
    9_000_999_996 + at,
  'a year and a serial of seven digits': (at) => `2024000${1234 + at}`,
  'ten digits with two zeros before them': (at) => `0012345${678 + at}`,
};

const honest: Record<string, Honest> = {
  ...Object.fromEntries(
    Object.entries(ids).map(([what, list]) => {
      const F = listed(list);
      return [`IDs of this form: ${what}`, { F, count: F.length }];
    }),
  ),
  'IDs of several shapes over the years': { F: shapes },
  'white space around IDs': { F: [' ITA-2024-0001', 'ITA-2024-0002\u00a0'], count: 2 },
  'IDs of ten digits in two halves behind letters and a space': {
    F: (at) => `ITA 98200-0000${at}`,
  },
  ...Object.fromEntries(
    Object.entries(idsWithoutHeadings).map(([what, F]) => [
      `IDs of ${what}, without headings`,
      { names: ['2024', 'x'], F },
    ]),
  ),
  'IDs of a word and a number': { F: (at) => `Certificate ${at + 1}` },
  'names of all kinds': {},
  'one certificate': { count: 1 },
  'two certificates': { count: 2 },
  'names in Marathi and Hindi': {
    names: ['अ.क्र.', 'विद्यार्थ्याचे नाव', 'अभ्यासक्रम', 'श्रेणी', '', 'प्रमाणपत्र क्रमांक'],
    B: ['श्रीमान्‌ जोशी', 'अनुराधा पाटील', 'क्ष़ितिज देशमुख', 'રમેશ પટેલ', 'ക്‍ഷമ'],
    C: ['Python', 'C++', 'Data Science'],
    D: ['उत्तम', 'चांगले'],
  },
  'a student with an initial that is also a course': {
    B: ['Ravi C Patil', 'C. Ramesh', 'Asha Rao', 'Meera Iyer'],
  },
  'single names': { B: ['Asha', 'Ravi', 'Meera'] },
  'courses with slightly different names': { C: otherCourses, count: 13 },
  'one course only, with a one-letter name': { C: ['C'] },
  'plain numbers that count up from 1': { F: (at) => 1 + at, count: 120 },
  'IDs below the heading "Student ID"': {
    names: headed('F', 'Student ID'),
    F: (at) => `S${200 + at}`,
  },
  'the academy’s own address and number in each row': {
    names: headed('G', 'Issued by', 'Verified at'),
    G: ['office@academy.example'],
    H: ['+91 98765 43210'],
  },
  'a row for each of two courses of one student': { B: (at) => students[Math.floor(at / 2)] ?? '' },
};

test.each(Object.entries(honest))('nothing is found in a register with %s', (_, columns) => {
  expect(kindsIn(register(columns), { courses })).toEqual([]);
});

test.each([
  [
    'a title with the academy’s number',
    ['IT Academy, Pune', 'Phone: 98765 43210', 'office@academy.example', 'Course register', '2024'],
  ],
  ['a form above the headings', ['Batch:', '12', 'Python', 'Trainer:', 'Asha Rao']],
])('nothing is found in a register with %s', (_, title) => {
  expect(kindsIn(register({}).with(0, title), { courses })).toEqual([]);
});

test('nothing is found in a register with a row of column numbers below the headings', () => {
  const [, ...lines] = register({}).toSpliced(2, 0, ['1', '2', '3', '4', '5', '6', '7']);
  expect(kindsIn(lines, { courses })).toEqual([]);
});

test.each([
  [
    'in English',
    ['Tally Prime', 'Spoken English', 'Video Editing', 'Fashion Design', 'Office Skills'],
  ],
  ['in Marathi', ['संगणक टंकलेखन', 'शिवण काम', 'फॅशन डिझाईन', 'इंग्रजी संभाषण', 'मोबाईल दुरुस्ती']],
  ['like those of the site', ['Tally Prime', 'Spoken English', 'Pyhton', 'Python']],
])('courses that the site lacks are not taken for names of people: %s', (_, names) => {
  const lines = register({ C: names, count: names.length });
  expect(kindsIn(lines, { courses })).toEqual([]);
});

test('columns in an unusual order are not a fault if the settings name them', () => {
  const lines = register({
    names: ['Certificate No', 'Name', 'Course', 'Start', '', 'Duration'],
    D: (at) => `0${at + 1}/02/2024`,
    F: ['3 Months'],
  }).map(([first = '', ...rest], at) => [at < 2 ? first : `ITA-2024-${first}`, ...rest]);
  expect(kindsIn(lines, { courses, columns: { student: 2, course: 3, id: 1 } })).toEqual([]);
});
