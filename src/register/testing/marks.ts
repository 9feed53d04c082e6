/** Registers that an owner has confirmed, and what a clerk writes into them later. Only data: no rule of the check. */

const names =
  'Asha Rao|Ravi Kumar Patil|Meera Iyer|Sunil D. More|Fatima Shaikh|John D’Souza|Nilesh Jadhav|Kavita Joshi|Imran Khan|Pooja Kulkarni'.split(
    '|',
  );
const courses = ['Python', 'Data Science', 'C++', 'Core Java', 'AutoCAD'];

type Values = (at: number) => string;
type Columns = Readonly<Record<string, readonly [heading: string, values: Values]>>;

const one = (text: string) => () => text;
const inTurn =
  (...texts: string[]): Values =>
  (at) =>
    texts[at % texts.length] ?? '';

const usual: Columns = {
  A: ['Sr. No.', (at) => `${at + 1}`],
  B: ['Student', inTurn(...names)],
  C: ['Course', inTurn(...courses)],
  D: ['Grade', inTurn('A', 'B+', 'B', 'A+')],
  F: ['Certificate ID', (at) => `ITA-2024-${String(at + 1).padStart(4, '0')}`],
};

export type Lines = readonly (readonly string[])[];

/** A register of `count` certificates below a title and a row of headings, with further columns. */
export function registerWith(columns: Columns = {}, count = 20): string[][] {
  const all = { ...usual, ...columns };
  const line = (made: (column: Columns[string]) => string) =>
    Array.from('ABCDEFGHI', (letter) => (all[letter] ? made(all[letter]) : ''));
  return [
    ['Shree IT Academy, Pune'],
    line(([heading]) => heading),
    ...Array.from({ length: count }, (_, at) => line(([, values]) => values(at))),
  ];
}

/** Columns that academies keep beside those that the website reads. */
export const furtherColumns: Columns = {
  Remarks: ['Remarks', (at) => ({ 2: 'collected by brother', 8: 'photo pending' })[at] ?? ''],
  Batch: ['Batch', inTurn('Jan 2024', 'Feb 2024')],
  Father: ['Father’s name', (at) => `Suresh ${names[at % 10]?.split(' ').at(-1)}`],
  Marks: ['Marks', (at) => `${61 + ((at * 13) % 37)}`],
  Issued: ['Date of issue', (at) => `${String((at % 28) + 1).padStart(2, '0')}/06/2024`],
  Status: ['Status', inTurn('Completed', 'Placed')],
  Valid: ['Valid', one('Y')],
  Mobile: ['Mobile', (at) => `98${20011223 + at * 7919}`],
  Clerk: ['Checked by', one('Clerk')],
  श्रेणी: ['श्रेणी', inTurn('उत्तम', 'चांगले')],
  Note: ['Office note', (at) => `Office note ${at + 1}`],
  Fees: ['Fees', (at) => `${12000 + 500 * (at % 3)}`],
  Given: ['Certificate given', (at) => (at % 5 ? 'Yes' : 'No')],
  Till: ['Valid till', (at) => `${String((at % 28) + 1).padStart(2, '0')}/06/2030`],
  Verified: ['Verified', one('1')],
  Birth: ['DOB', (at) => `0${(at % 9) + 1}/05/200${at % 9}`],
  City: ['City', inTurn('Pune', 'Nashik')],
  Count: ['Serial', (at) => `${at + 1}`],
  Gender: ['', inTurn('M', 'F')],
};

/** What may stand in place of the usual columns. */
export const otherColumns: Readonly<Record<string, Columns>> = {
  'names in capitals': { B: ['STUDENT', (at) => (names[at % 10] ?? '').toUpperCase()] },
  'names in Hindi': { B: ['विद्यार्थी', inTurn('आशा राव', 'रवि पाटील', 'मीरा अय्यर', 'सुनील मोरे')] },
  'names with degrees': {
    B: ['Student', inTurn('Sunil More (B.E.)', 'Asha Rao', 'Dr. Kavita Joshi')],
  },
  'courses that the website lacks': {
    C: ['Course', inTurn('Tally Prime', 'Python', 'Spoken English', 'MS-CIT', 'C++')],
  },
  'IDs of several shapes': {
    F: ['Certificate No', (at) => (at < 3 ? `${101 + at}` : `ITA/PN/${at < 12 ? at : 1000 + at}`)],
  },
  'one ID of another branch': {
    F: ['Certificate ID', (at) => (at === 6 ? 'PUNE/7' : `ITA-2024-${1001 + at}`)],
  },
  'dates of the course': {
    D: ['Start', (at) => `${(at % 28) + 1} Feb 2024`],
    E: ['End', (at) => `${(at % 28) + 1} May 2024`],
    G: ['Duration', one('3 Months')],
  },
};

/** What is written into a column later, by the column's letter or by its name among the further columns. */
export const marks: Readonly<Record<string, readonly string[]>> = {
  Remarks: [
    ...['Cancelled', 'bogus marksheet, do not honour', 'see letter 14/2024', 'cancel kiya hai'],
    ...['cert returned to HO, not to be used', 'प्रमाणपत्र मागे घेतले', 'અમાન્ય', 'પરત લીધેલ'],
    ...['radd kele', 'प्रमाण पत्र निरस्त', 'वापस लिया गया', 'रद्द', 'પ્રમાણપત્ર રદ કરેલ છે', 'பொய்'],
  ],
  Batch: ['CANCELLED', 'Jan 2024 (X)'],
  Father: ['Withdrawn', 'Suresh Nair (certificate cancelled)', 'રદ'],
  Marks: ['cancelled', '-1', '0'],
  Issued: ['cancelled', '05/06/2021'],
  Status: ['Terminated', 'Not placed'],
  Valid: ['N', ''],
  Mobile: ['cert taken back'],
  Clerk: ['Clerk / canc. 3.5.25'],
  श्रेणी: ['निरस्त', 'उत्तम*'],
  Note: ['Hold'],
  Fees: ['refunded, cert. returned'],
  Given: ['Returned'],
  Till: ['05/06/2021'],
  Verified: ['0'],
  Count: ['0', '', '7', 'X'],
  'names in capitals': ['FATIMA SHAIKH CANCELLED'],
  'names in Hindi': ['फातिमा शेख रद्द'],
  A: ['5 X', 'Cancelled'],
  B: [
    ...['Fatima Shaikh (CANCELLED)', 'Fatima Shaikh - रद्द', '*Fatima Shaikh', 'Fatima Shaikh (C)'],
    ...[
      'xxx Fatima Shaikh xxx',
      'Fatima Shaikh Terminated',
      'રદ - Fatima Shaikh',
      'CANCELLED',
      'रद्द',
    ],
  ],
  C: ['AutoCAD (withdrawn)', 'AutoCAD - निरस्त', 'AutoCAD *', 'CANCELLED'],
  D: ['X', 'WD', '✗', 'निरस्त', 'B'],
  F: ['ITA-2024-0005 (cancelled)', 'ITA-2024-0005*', 'ITA-2024-0005-C'],
  'new heading': ['Cancelled', 'निरस्त', 'Y', '✗', '03/2028', '1 year from issue'],
};

/** New columns: the heading, the text of one row, and that of the others. */
export const markedColumns: readonly (readonly [heading: string, text: string, others: string])[] =
  [
    ['', 'Cancelled', ''],
    ['Cancel', 'Y', ''],
    ['स्थिति', 'निरस्त', ''],
    ['सद्यस्थिती', 'मागे घेतले', ''],
    ['સ્થિતિ', 'રદ', ''],
    ['Sts', 'C', 'A'],
    ['Expiry', '03/2023', '03/2028'],
    ['Validity', '1 year from issue', 'Lifetime'],
    ['New Cert No.', 'ITA-2025-0091', ''],
    ['Chk', '✗', '✓'],
  ];

/** Texts in place of the title. */
export const markedTitles = [
  'Yellow rows: do not honour',
  'यह सूची वापस ली गई है',
  'Valid till March 2023 only',
];

const fees = [
  ['Batch', 'Fee'],
  ['Morning', '12000'],
];

/** Further sheets, before and after the mark. */
export const markedSheets: Readonly<Record<string, readonly [before: Lines, after: Lines]>> = {
  Cancelled: [[], [['Certificate ID'], ['ITA-2024-0005']]],
  रद्द: [[], [['ITA-2024-0005']]],
  રદ: [[], [['ITA-2024-0005']]],
  Sheet2: [
    [],
    [
      ['ID', 'Reason'],
      ['ITA-2024-0005', 'fees'],
    ],
  ],
  2: [[], [['5, 9, 11 nahi chalega']]],
  Letters: [[], [['Revocation letter', 'ITA-2024-0005']]],
  Fees: [fees, [...fees, ['ITA-2024-0005', 'cancelled']]],
};

/** Rows that are put in later: between the certificates, at their end, or in place of the title. */
export const markedRows: Readonly<Record<string, readonly string[]>> = {
  'a title in A': ['CANCELLED:'],
  'a title in B': ['', 'रद्द प्रमाणपत्रे'],
  'a title in Gujarati': ['', 'નીચેના પ્રમાણપત્રો રદ છે'],
  'a note in B': ['', 'ऊपर के 3 प्रमाण पत्र निरस्त हैं'],
  'a note in H': ['', '', '', '', '', '', '', 'Nos 4, 7 not to be honoured'],
  'a sign in A': ['XXXX'],
  'the ID again': ['21', 'Fatima Shaikh', 'AutoCAD', 'A', '', 'ITA-2024-0005', '', 'निरस्त'],
  'the student again with a new ID': ['21', 'Fatima Shaikh', 'AutoCAD', 'A', '', 'ITA-2024-0021'],
};

/** Registers that hide nothing, by the names of their columns in H and I. */
export const honestColumns: readonly (readonly string[])[] = [
  [],
  ...Object.keys(furtherColumns)
    .filter((name) => !['Mobile', 'Till'].includes(name))
    .map((name) => [name]),
  ['Remarks', 'Marks'],
  ['Father', 'Clerk'],
  ['City', 'Birth'],
];

/** Rows that registers have between their certificates and that say nothing about these; `COUNT` is their number. */
export const honestRows: Readonly<Record<string, readonly string[]>> = {
  'a total': ['', 'Total', 'COUNT'],
  'a signature': ['', '', '', '', '', 'Principal'],
  'a blank row': [],
  'the title of a batch': ['Batch of Feb'],
  'the headings again': ['Sr. No.', 'Student', 'Course', 'Grade', '', 'Certificate ID'],
};
