import { expect, test } from 'vitest';
import { kindsIn } from '../testing/inspected-lines.ts';
import { headings, titleRow } from '../testing/register-lines.ts';

const courses = [
  'Adobe Photoshop',
  'Android Development using Flutter',
  'ASP.NET',
  'AutoCAD',
  'C',
  'C#',
  'C++',
  'Core Java',
  'Data Science',
  'Full Stack Java',
  'Hardware and Networking',
  'Java Full Stack',
  'MySQL',
  'Node.js',
  'Python',
  'Website Development MERN Stack',
];

const students = [
  'Asha Rao',
  'R. K. Patil',
  'Meera V. Iyer',
  'Mohd. Fatima Shaikh',
  'John D’Souza',
  'Angelina',
  'Dr. Anne-Marie Lobo',
  'Sunil More (B.E.)',
];

/** A row by what is in it; the rest is as usual. */
interface Line {
  readonly student?: string;
  readonly course?: string;
  readonly d?: string;
  readonly e?: string;
  readonly id?: string;
  readonly g?: string;
  readonly h?: string;
}

function register(
  names: readonly string[],
  lineAt: (at: number) => Line,
  count = students.length,
): string[][] {
  const lines = Array.from({ length: count }, (_, at) => {
    const {
      student = students[at % students.length] ?? '',
      course = 'Python',
      ...rest
    } = lineAt(at);
    const { d = '', e = '', id = `ITA-2024-${1001 + at}`, g = '', h = '' } = rest;
    return [String(at + 1), student, course, d, e, id, g, h];
  });
  return [titleRow, [...names], ...lines];
}

/** A text of this list for each row, from the beginning again where it ends. */
function each(texts: readonly string[]): (at: number) => string {
  return (at) => texts[at % texts.length] ?? '';
}

const grades = each(['A', 'B+', 'C', 'A+', 'O', '92%', '78 %', 'Distinction']);

const honest: Record<string, string[][]> = {
  'names of all kinds': register(headings, () => ({})),
  'names in Marathi and Hindi': register(
    ['अ.क्र.', 'विद्यार्थ्याचे नाव', 'अभ्यासक्रम', 'श्रेणी', '', 'प्रमाणपत्र क्रमांक'],
    (at) => ({
      student: each(['श्रीमान्‌ जोशी', 'अनुराधा पाटील', 'क्ष़ितिज देशमुख', 'રમેશ પટેલ'])(at),
      course: each(['Python', 'C++', 'Data Science'])(at),
      d: each(['उत्तम', 'चांगले'])(at),
    }),
  ),
  'an initial that is also a course': register(headings, (at) => ({
    student: each(['Ravi C Patil', 'C. Ramesh', 'Asha Rao', 'Meera Iyer'])(at),
  })),
  'single names': register(headings, (at) => ({ student: each(['Asha', 'Ravi', 'Meera'])(at) })),
  'courses that are called a little differently': register(
    headings,
    (at) => ({
      course: each([
        'Certificate in Python',
        'PYTHON PROGRAMMING',
        'Full-Stack Java',
        'Photoshop',
        'Auto CAD',
        'ASP .Net',
        'NodeJS',
        'Hardware & Networking',
        'MERN Stack',
        'C Language',
        'Flutter',
        'My SQL',
        'C ++',
      ])(at),
    }),
    13,
  ),
  'one course only, with a one-letter name': register(headings, () => ({ course: 'C' })),
  'a grade': register(headings, (at) => ({ d: grades(at) })),
  'plain numbers as IDs': register(headings, (at) => ({ id: String(101 + at) })),
  'plain numbers that count up from 1': register(headings, (at) => ({ id: String(1 + at) }), 120),
  'numbers of six to twelve digits': register(headings, (at) => ({
    id: String([240_001, 7_654_321, 202_400_000_001][at % 3] ?? 0) + String(at),
  })),
  'ten digits that begin like a mobile number': register(headings, (at) => ({
    id: String(9_001_000_001 + at),
  })),
  'ten digits that begin like a mobile number, without headings': register(['2024', 'x'], (at) => ({
    id: String(9_001_000_001 + 7 * at),
  })),
  'ten digits that begin like a mobile number and go past a thousand, without headings': register(
    ['2024', 'x'],
    (at) => ({ id: String(9_000_999_996 + at) }),
  ),
  'a year and a serial of five digits behind letters': register(headings, (at) => ({
    id: `ITA-2024-${String(123 + at).padStart(5, '0')}`,
  })),
  'a year and a serial of five digits between strokes': register(headings, (at) => ({
    id: `REG/2024/${String(123 + at).padStart(5, '0')}`,
  })),
  'a year and a serial of six digits': register(headings, (at) => ({ id: `2024000${123 + at}` })),
  'a year and a serial of seven digits, without headings': register(['2024', 'x'], (at) => ({
    id: `2024000${1234 + at}`,
  })),
  'IDs of ten digits with two zeros before them': register(['2024', 'x'], (at) => ({
    id: `0012345${678 + at}`,
  })),
  'ten digits in two halves behind letters and a space': register(headings, (at) => ({
    id: `ITA 98200-0000${at}`,
  })),
  'IDs with zeros at the beginning, up to a number without': register(headings, (at) => ({
    id: String(990 + 4 * at).padStart(4, '0'),
  })),
  'IDs of several shapes over the years': register(headings, (at) => ({
    id: each([
      '17',
      '18',
      'ITA/PN/12/3',
      'ITA 2015 04',
      'ITA 2015 05',
      'ITA-2024-0017',
      'ITA-2024-0018A',
      'ita24x7',
    ])(at),
  })),
  'IDs of serial, month and year': register(headings, (at) => ({ id: `0${26 + at}/05/2024` })),
  'IDs of year, month and serial in two digits each': register(headings, (at) => ({
    id: `24-01-0${1 + at}`,
  })),
  'IDs that could be hexadecimal': register(headings, (at) => ({ id: `${at}E${5 + at}2` })),
  'the ID called student ID': register([...headings.slice(0, 5), 'Student ID'], (at) => ({
    id: `S${200 + at}`,
  })),
  'a roll number in D': register([...headings.slice(0, 3), 'Roll No'], (at) => ({
    d: String(41 + at),
  })),
  'a roll number of ten digits in D': register([...headings.slice(0, 3), 'PRN Number'], (at) => ({
    d: String(7_020_000_000 + 1_234_567 * at),
  })),
  'the status of something else': register(
    [...headings, 'Fee status', 'Placement status'],
    (at) => ({ g: each(['Paid', 'Due'])(at), h: each(['Placed', ''])(at) }),
  ),
  'how long certificates are valid, in words': register([...headings, 'Validity'], () => ({
    h: 'Lifetime',
  })),
  'issue dates in order, without a heading': register(headings.slice(0, 3), (at) => ({
    d: `0${1 + at}/06/${2005 + at}`,
  })),
  'start, end and duration after the ID': register(
    [...headings.slice(0, 5), 'Certificate No', 'Start', 'Duration'],
    (at) => ({ g: `0${1 + at}.02.2024`, h: each(['3 Months', '45 days'])(at) }),
  ),
  'the academy’s own address and number in each row': register(
    [...headings.slice(0, 6), 'Issued by', 'Verified at'],
    () => ({ g: 'office@academy.example', h: '+91 98765 43210' }),
  ),
  'a title with the academy’s number': register(headings, () => ({})).with(0, [
    'IT Academy, Pune',
    'Phone: 98765 43210',
    'office@academy.example',
    'Course register',
    '2024',
  ]),
  'a form above the headings': register(headings, () => ({})).with(0, [
    'Batch:',
    '12',
    'Python',
    'Trainer:',
    'Asha Rao',
  ]),
  'columns numbered below their headings': register(headings, () => ({}))
    .toSpliced(0, 1)
    .toSpliced(1, 0, ['1', '2', '3', '4', '5', '6', '7']),
  'a row for each of two courses of one student': register(headings, (at) => ({
    student: students[Math.floor(at / 2)] ?? '',
  })),
  'a name as the IDs’ first part': register(headings, (at) => ({
    id: `${['ASHA', 'RAVI'][at % 2] ?? ''}-${30 + at}`,
  })),
  'references of twelve digits, one of which begins like a mobile number': register(
    [...headings.slice(0, 3), 'Transaction'],
    (at) => ({ d: at === 3 ? '919876543210' : String(412_345_678_901 + 7_654_321 * at) }),
  ),
  'fees and marks': register([...headings.slice(0, 3), 'Fees', 'Marks'], (at) => ({
    d: String(12_000 + 500 * (at % 3)),
    e: `${70 + at}/100`,
  })),
  'whether it was given out': register(
    [...headings.slice(0, 6), 'Certificate given (Yes/No)'],
    (at) => ({
      g: each(['Yes', 'No'])(at),
    }),
  ),
  'an issue date in D': register([...headings.slice(0, 3), 'Date of issue'], (at) => ({
    d: `${String(1 + at).padStart(2, '0')}/06/2024`,
  })),
  'issue dates of long ago': register([...headings.slice(0, 3), 'Issued on'], (at) => ({
    d: each(['2-Mar-2009', '5-May-2007', '9-Jan-2011'])(at),
  })),
  'one certificate': register(headings, () => ({}), 1),
  'two certificates': register(headings, () => ({}), 2),
};

test.each(Object.entries(honest))('nothing is found in a register with %s', (_, lines) => {
  expect(kindsIn(lines, { courses })).toEqual([]);
});

test.each([
  [
    'in English',
    ['Tally Prime', 'Spoken English', 'Video Editing', 'Fashion Design', 'Office Skills'],
  ],
  ['in Marathi', ['संगणक टंकलेखन', 'शिवण काम', 'फॅशन डिझाईन', 'इंग्रजी संभाषण', 'मोबाईल दुरुस्ती']],
  ['like those of the site', ['Tally Prime', 'Spoken English', 'Pyhton', 'Python']],
])('courses %s that the site does not have are no names, and nothing to tell', (_, names) => {
  const lines = register(headings, (at) => ({ course: names[at] ?? '' }), names.length);
  expect(kindsIn(lines, { courses })).toEqual([]);
});

test('a register in the order of the people, with its columns set to it, has no fault', () => {
  const lines = register(['Certificate No', 'Name', 'Course', 'Start', '', 'Duration'], (at) => ({
    d: `0${1 + at}/02/2024`,
    id: '3 Months',
  })).map(([first = '', ...rest], at) => [at < 2 ? first : `ITA-2024-${first}`, ...rest]);
  expect(kindsIn(lines, { courses, columns: { student: 2, course: 3, id: 1 } })).toEqual([]);
});
