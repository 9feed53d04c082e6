import { expect, test } from 'vitest';
import {
  columnHeading,
  dateColumns,
  defaultColumns,
  stateColumns,
} from '../certificates/columns.ts';
import { statusWords } from '../certificates/facts.ts';
import { statuses } from '../certificates/states.ts';
import { randomIds } from '../ids.ts';
import { columnLetter } from '../sheet/cells.ts';
import {
  columnsWithState,
  headings,
  inColumn,
  inspectedLines,
  kindsIn,
  stateCells,
  titleRow,
  usual,
} from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { type Finding, findingGroups, findingWords, hidesState, unsealable } from './findings.ts';
import { inspectRegister } from './inspect-register.ts';
import type { InspectionContext } from './inspected-sheet.ts';

const above = [titleRow, headings];
const allRows = [3, 4, 5, 6, 7, 8];

/** The kind, rows, column and texts of a finding. The column is given as a letter. */
function placeOf({ kind, rows, column, texts }: Finding) {
  return { kind, rows, column: column?.name, texts };
}

function faults(lines: readonly (readonly string[])[], context?: Partial<InspectionContext>) {
  return inspectedLines([...above, ...lines], context).findings.map(placeOf);
}

/** The usual register, but with `ids` as the IDs of its first certificates. */
function withIds(...ids: string[]) {
  return usual((at) => (at < ids.length ? { 5: ids[at] ?? '' } : {}));
}

/** The usual register, but with `text` in column number `column` of row 6, the fourth certificate. */
function withText(column: number, text: string) {
  return usual((at) => (at === 3 ? { [column]: text } : {}));
}

type Case = readonly [what: string, lines: readonly (readonly string[])[], finding: object];

const fathers = 'Suresh Rao|Vijay Patil|Anand Iyer|Dilip More|Karim Shaikh|Paul D’Souza'.split('|');
const peoplesHeadings = 'Sr No,Student Name,Course,Start,End,Duration,Certificate ID'.split(',');
const peoplesOrder = usual((at) => ({
  3: `0${at + 1}/04/2024`,
  4: `30/0${at + 4}/2024`,
  5: at % 2 === 0 ? '3 Months' : '6 Months',
  6: `ITA-2024-000${at + 1}`,
}));
const inG = (F: (at: number) => string) =>
  usual((at) => ({ 5: F(at), 6: `ITA-2024-000${at + 1}` }));
const anotherShape = usual((at) => (at === 0 ? { 5: 'A/1' } : {}));
const shortened = usual((at) => ({ 5: at === 2 ? '2.02403E+11' : '2.02E+11' }));
const lostZeros = inColumn(5, ['7', '0008', '0009', '0010', '11', '0012']);
const idInG = { kind: 'wrong-column', use: 'id', holds: 'time', column: 'F', better: 'G' };

/** Registers as academies keep them, each with one fault and the finding that the check must give. */
const faulty: readonly Case[] = [
  ['one heading row', [headings, ...usual()], skipped('ITA-2024-0001')],
  ['no heading row', usual(), skipped('ITA-2024-0002')],
  [
    'one heading row, and an ID of another shape below it',
    [headings, ...anotherShape],
    skipped('Python'),
  ],
  [
    'three heading rows, so that the headings count as a certificate',
    [titleRow, ['Pune branch'], headings, ...usual()],
    { kind: 'kept-heading', rows: [3] },
  ],
  [
    'headings that are repeated further down',
    [...above, ...usual().toSpliced(3, 0, headings)],
    { kind: 'kept-heading', rows: [6] },
  ],
  [
    'shortened numbers',
    [...above, ...shortened],
    { kind: 'changed-id', rows: allRows, column: 'F' },
  ],
  [
    'lost zeros',
    [...above, ...lostZeros],
    { kind: 'changed-id', rows: [3, 7], column: 'F', texts: ['7', '11'] },
  ],
  [
    'columns in the order that people usually choose, with the ID in G',
    [titleRow, peoplesHeadings, ...peoplesOrder],
    { ...idInG, texts: ['3 Months', '6 Months'] },
  ],
  ['the ID in G, and no headings', [titleRow, ['2024'], ...peoplesOrder], idInG],
  [
    'the ID in G, and roll numbers in F that look like IDs',
    [
      titleRow,
      headings.with(5, 'Roll No').with(6, 'Certificate ID'),
      ...inG((at) => String(4512 + 13 * at)),
    ],
    { ...idInG, holds: 'others' },
  ],
  [
    'the ID in G, in a sheet that begins with the letters of its columns',
    [
      ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ...[titleRow, peoplesHeadings, ...peoplesOrder].map((line, at) => [`${at + 1}`, ...line]),
    ],
    idInG,
  ],
  [
    'phone numbers in the column of the IDs, in a sheet without headings',
    [titleRow, ['2024'], ...inG((at) => `98200000${((at * 37) % 100) + 10}`)],
    { ...idInG, holds: 'phone' },
  ],
  inIdColumn('grades', 'Grade', 'others', 'A|B|C|A+|B+|O'),
  inIdColumn('only two different texts', 'Certificate ID', 'others', 'Yes|Yes|No|Yes|No|Yes'),
  inIdColumn(
    'dates',
    'ID',
    'time',
    '1/6/2024|30/6/2024|1-Jul-2024|2024-07-09|3 August 2024|5.9.24',
  ),
  inIdColumn('durations', 'ID', 'time', '3 Months|45 days|1 year|Six months|2-3 weeks|३ महिने'),
  inIdColumn('nothing', 'Certificate ID', 'blank', ''),
  inOrder('courses and names the wrong way round', 'Course|Student|Grade', 'student courses B C'),
  inOrder('a name in the course’s place', 'Roll No|Name of student|Course', 'course names C D'),
  inOrder(
    'a name in the course’s place, and no courses elsewhere',
    'Student|Course (father)|Grade',
    'course names C',
  ),
  inOrder('a course in the name’s place', 'Course|Batch|Name', 'student courses B D'),
  personal('e-mail addresses', 'D', 'E-mail', 'asha@mail.example', 'ravi@mail.example'),
  // The heading names e-mail addresses, so even the same address in each row is personal.
  personal('e-mail addresses', 'D', 'Mail ID', 'a@mail.example', 'a@mail.example'),
  // Column E is never read, but everybody can download it.
  personal('phone numbers', 'E', 'Mobile', '98765 43210', '+91 91234 56780', '08888877777'),
  personal('phone numbers', 'E', 'Mobile', '7000000001 / 7000000002', '020-25431234'),
  personal('phone numbers', 'G', '', '9876543210', '9123456780', '8888877777'),
  personal('phone numbers', 'G', '', '+91 98200 00000', '09820000001', '98200-00002'),
  personal('phone numbers', 'G', '', '9820000000'),
  personal('dates of birth', 'D', 'D.O.B.', '12/05/2001', '01/11/1999', '23/02/2003'),
  personal('Aadhaar numbers', 'G', 'Aadhar No', '2345 6789 0123', '345678901234'),
  personal('PAN numbers', 'G', 'PAN', 'ABCPE1234F', 'AAAPZ9876K'),
  personal('PAN numbers', 'D', '', 'ABCPE1234F', 'AAAPZ9876K'),
  personal('postal addresses', 'E', 'Address', '12 MG Road, Pune', 'Flat 3, Nashik'),
  personal('postal addresses', 'G', '', '12 MG Road, Pune 411001', 'Flat 3, Nashik 422 001'),
  [
    'phone numbers that begin alike, in a sheet without headings',
    [titleRow, ['2024'], ...usual((at) => ({ 6: `982000000${at}` }))],
    { kind: 'personal-column', holds: 'phone numbers', rows: allRows, column: 'G' },
  ],
];

/** The finding that row 2 is skipped as a heading, although `text` in that row shows that it is a certificate. */
function skipped(text: string) {
  return { kind: 'skipped-certificate', rows: [2], texts: [text] };
}

function inIdColumn(what: string, heading: string, holds: string, texts: string): Case {
  const lines = [titleRow, headings.with(5, heading), ...inColumn(5, texts.split('|'))];
  return [
    `${what} in the ID column`,
    lines,
    { kind: 'wrong-column', use: 'id', holds, column: 'F' },
  ];
}

/** A case: the usual register, with columns B to D in the order of the headings in `order`. */
function inOrder(what: string, order: string, finding: string): Case {
  const firstHeadings = order.split('|');
  const [use, holds, column, better] = finding.split(' ');
  const lines = usual().map(([serial = '', student = '', course = '', , ...rest], at) => {
    const texts = firstHeadings.map((heading) => {
      if (heading === 'Course') return course;
      if (heading === 'Course (father)') return fathers[at] ?? '';
      if (/Student|Name/.test(heading)) return student;
      return heading === 'Roll No' ? String(101 + at) : 'Morning';
    });
    return [serial, ...texts, ...rest];
  });
  const above = [titleRow, ['No.', ...firstHeadings, ...headings.slice(4)]];
  return [what, [...above, ...lines], { kind: 'wrong-column', use, holds, column, better }];
}

/** A case: a register with personal data, with `texts` in the first rows of `column`, below `heading`. */
function personal(holds: string, column: string, heading: string, ...texts: string[]): Case {
  const index = 'ABCDEFG'.indexOf(column);
  return [
    `${holds} in column ${column}, "${heading}": ${texts.join(', ')}`,
    [titleRow, headings.with(index, heading), ...inColumn(index, texts)],
    { kind: 'personal-column', holds, rows: allRows.slice(0, texts.length), column, texts: [] },
  ];
}

test.each(faulty)('the fault of a register is found with its place: %s', (_, lines, finding) => {
  const found = inspectedLines(lines).findings.map((it) => {
    const { holds = it.wrong?.holds } = it;
    return { ...it.wrong, holds, better: it.wrong?.better?.name, ...placeOf(it) };
  });
  expect(found).toContainEqual(expect.objectContaining(finding));
});

const alike = ['AB-O1', 'AB-01', 'AB-I2', 'AB-12'];
const spaced = ['ITA 1', 'ITA  2', 'ITA 3', 'ITA 4', 'ITA 5', 'ITA 6'];
const ours = ['ITA-7K3M-9QXD-2FWAK', 'ITA-7K3M-9QXD-2FWAZ'];

test.each([
  ['in several rows', 'duplicate-id', [3, 5], ['X-1', 'X-2', ' X-1'], ['X-1']],
  [
    'that differ only in case, O and 0, or I, l and 1',
    'similar-ids',
    [3, 5],
    ['ITA-OIl', 'X-9', 'ita-o11'],
    ['ITA-OIl', 'ita-o11'],
  ],
  ['that are similar but not confirmed', 'similar-ids', [5, 6], alike, ['AB-I2', 'AB-12']],
  ['with two spaces where other IDs have one', 'space-in-id', [4], spaced, ['ITA  2']],
  [
    'of the academy’s own form that have a wrong character',
    'mistyped-id',
    [4],
    ours,
    ours.slice(1),
  ],
])('IDs %s are reported with their rows', (_, kind, rows, ids, texts) => {
  const context = { idPrefixes: ['ITA'], similarIds: ['AB-01', 'AB-O1'] };
  expect(faults(withIds(...ids), context)).toEqual([{ kind, rows, column: 'F', texts }]);
});

const unseen = [' ', '\t', '\u200b', '\u200e', '\u00ad', '\u0007', '\ufffd'];
const madeDates = ['Jan-24', '24-Jan', '01/02/2024', '5 March 2024', '2024-01-02 00:00:00'];
const errors = ['#REF!', '#N/A', '#DIV/0!', 'Err:508', '#######'];

test.each([
  ...unseen.map((sign) => ['space-in-id', 5, `ITA${sign}-2024-0004`] as const),
  ...madeDates.map((text) => ['changed-id', 5, text] as const),
  ...errors.flatMap((text) => [1, 2, 5].map((column) => ['error-value', column, text] as const)),
])(
  'one faulty text gives the finding %s: in column number %i, the text %j',
  (kind, index, text) => {
    const column = 'ABCDEFG'.charAt(index);
    expect(faults(withText(index, text))).toEqual([{ kind, rows: [6], column, texts: [text] }]);
  },
);

const changed =
  '7.00E-03|1E\u221205|1E-05|2.4E+06|2400000|12|45352|01/03/1|12/2003|1/2/26|3-Mar|Mar-24|TRUE|false|1.00%|12:30|' +
  '₹ 120|1,20,000|-7|2024';
const twoShapes = ['24A001', 'ITA/24/02', '24C003', 'x', 'ITA/24/05', '24F006'];

test.each(changed.split('|'))('an ID that became %s is reported as changed', (text) => {
  const finding = { kind: 'changed-id', rows: [6], column: 'F', texts: [text] };
  expect(faults(withText(5, text))).toEqual([finding]);
  expect(faults(withIds(...twoShapes.with(3, text)))).toEqual([finding]);
});

const lostNames = [
  '????? ?????',
  'Ren?e Lobo',
  'Ana\ufffd',
  'à¤†à¤¶à¤¾',
  'JosÃ© Lobo',
  'Dâ€™Souza',
  'MarÃ\u00ada',
];
const wholeNames = [
  'José D’Souza',
  'SÃO',
  'À la carte',
  'Â',
  'आशा पाटील',
  'What is AI?',
  'C? Java',
  'naïve “A”',
];

test.each(lostNames)('a student or course that lost letters is reported: %s', (text) => {
  for (const [index, column] of [
    [1, 'B'],
    [2, 'C'],
  ] as const) {
    expect(faults(withText(index, text))).toEqual([
      { kind: 'lost-letters', rows: [6], column, texts: [text] },
    ]);
  }
});

test.each(wholeNames)('a text that has kept its letters is not a fault: %s', (text) => {
  expect(faults(withText(2, text))).toEqual([]);
});

test('IDs that became dates are reported, whatever text their cells show', () => {
  const rows = sheetRows(...above, ...withText(5, 'twelve')).map((row) =>
    row.number === 6
      ? { ...row, days: row.cells.map((_, at) => (at === 5 ? '2024-03-01' : '')) }
      : row,
  );
  const { findings } = inspectRegister(rows, { courses: [] });
  expect(findings.map(placeOf)).toMatchObject([{ kind: 'changed-id', rows: [6] }]);
});

test('IDs that a program changed in different ways are all reported', () => {
  const ids = ['24E005', '24A001', '24B002', '24C003', '2400000', '24000000'];
  const texts = ['01/03/1', '01/09/2', '7.00E-03', '12'];
  const lines = [...withIds(...ids), ...withIds(...texts, '24F006', '24G007')];
  expect(faults(lines)).toEqual([
    {
      kind: 'changed-id',
      rows: [7, 8, 9, 10, 11, 12],
      column: 'F',
      texts: [...ids.slice(4), ...texts],
    },
  ]);
});

test.each([
  ['white space around an ID', withIds(' ITA-2024-0001', 'ITA-2024-0002\u00a0')],
  ['joiners in Indian names', inColumn(1, ['ക്‍ഷമ', 'श्रीमान्‌']).slice(0, 2)],
  [
    'IDs of which some could be read as dates',
    withIds(...[10, 25, 40, 55, 70, 85].map((n) => `24-01-${n}`)),
  ],
  ['an ID of a word and a number', withText(5, 'Marathi-24')],
])('no fault is found in a register with %s', (_, lines) => {
  expect(faults(lines)).toEqual([]);
});

test.each([
  [1, 'B'],
  [2, 'C'],
  [5, 'F'],
])(
  'formulas without results, and zeros in place of results, are reported in column number %i',
  (index, name) => {
    const rows = sheetRows(...above, ...inColumn(index, ['0', '', '0', 'x', 'y', 'z'])).map(
      (row) => (row.number === 4 ? { ...row, notKnown: [index] } : row),
    );
    const { findings } = inspectRegister(rows, { courses: [] });
    expect(findings.map(placeOf)).toEqual([
      { kind: 'not-calculated', rows: [4], column: name, texts: [] },
      { kind: 'zero-value', rows: [3, 5], column: name, texts: ['0'] },
    ]);
    for (const finding of findings)
      expect(findingWords(finding).fix).toMatch(/^Open the file in Excel/);
  },
);

test('an ID column of formulas without results is not a wrong column', () => {
  const rows = sheetRows(...above, ...inColumn(5, [])).map((row) =>
    row.number > 2 ? { ...row, notKnown: [5] } : row,
  );
  const { findings } = inspectRegister(rows, { courses: [] });
  expect(findings.map(placeOf)).toEqual([
    { kind: 'not-calculated', rows: allRows, column: 'F', texts: [] },
  ]);
});

function guessed(...ids: string[]) {
  const records = ids.map((id, row) => ({ id, row }));
  return unsealable(records, { idPrefixes: ['ITA'] })[0];
}

test.each([
  ['numbered', ['ITA-2024-0001', 'ITA-2024-0002', 'ITA-2025-0001']],
  ['only numbers', ['1', '2', '3']],
  ['short', ['K7Q', 'Z9']],
  ['numbers that are far apart, but by less than a million', ['100000', '900000']],
  ['100,000 numbers', Array.from({ length: 100_000 }, (_, at) => `ITA-${at}`)],
])('IDs can be guessed if they are %s, which forbids sealing without secret links', (_, ids) => {
  expect(guessed(...ids)).toMatchObject({ rows: ids.map((_id, row) => row), texts: [ids[0]] });
  expect(unsealable([{ id: ids[0] ?? '', row: 3 }], { sealedLinks: true })).toEqual([]);
});

test.each([
  ['IDs from the command register:ids', randomIds(50, 'ITA')],
  ['long, random IDs', ['7f3c9a12-0b5e', 'c41d88e0-9a7f', '0e92bb41-77c3']],
  ['random numbers as IDs', ['8203441958203441', '1930558204417730']],
  ['a single long ID', ['EXAMPLE-0001']],
  ['blank IDs', ['', '']],
])('no ID is called guessable in a register with %s', (_, ids) => {
  expect(guessed(...ids)).toBeUndefined();
  const rows = [ids.length, ids.length + 1];
  expect(guessed(...ids, 'ITA-1', 'ITA-2')).toMatchObject({ rows, texts: ['ITA-1'] });
});

const blanks = inColumn(5, ['X-1', '\u00a0', '']).slice(0, 3);

test.each([
  [
    'blank cells',
    blanks.map((line, at) => (at === 0 ? line.with(1, '').with(2, '') : line)),
    ['blank-cell F 4 5', 'blank-cell B 3', 'blank-cell C 3'],
  ],
  [
    'rows that have an ID but do not count',
    [['', 'Ben', 'Java'], ...usual((at) => (at === 5 ? { 0: '' } : {}))],
    ['blank-column-a 9'],
  ],
  ['all rows if no row counts', inColumn(0, []).slice(0, 2), ['blank-column-a 3 4']],
  ['a title between certificates', usual().toSpliced(3, 0, ['Batch of May']), ['kept-heading 6']],
  ['nothing below the headings', [], ['no-certificates']],
])('the check reports %s', (_, lines, places) => {
  const found = faults(lines).map(({ kind, column, rows }) =>
    [kind, column, ...rows].filter(Boolean).join(' '),
  );
  expect(found).toEqual(places);
});

test('the example row of the blank register is reported as a note', () => {
  const example = usual(() => ({ 5: 'EXAMPLE-0001' })).slice(0, 1);
  for (const others of [[], usual().slice(1)]) {
    expect(kindsIn([...above, ...example, ...others])).toEqual(['example-row']);
  }
});

/** The findings in a register in which the columns about the state contain `states`. */
function statesFound(...states: Parameters<typeof stateCells>[0][]) {
  const lines = states.map((texts, at) => [...(usual()[at] ?? []), ...stateCells(texts)]);
  return inspectedLines([titleRow, [...headings, ...stateColumns], ...lines], {
    columns: columnsWithState,
  }).findings;
}

test('states that are understood and agree with each other are not a fault', () => {
  const found = statesFound(
    { issued: '31 Jan 2024', validUntil: '31 Jan 2028' },
    { status: 'Valid', statusSince: '31 Jan 2024' },
    { issued: '03/04/2024', status: '—', replacedBy: '-' },
    // The date of issue 31/01/2024 shows that days come before months in the whole column.
    { issued: '31/01/2024', status: 'withdrawn', statusSince: '1 Mar 2025' },
    { status: 'replaced', statusSince: '1 Mar 2025', replacedBy: 'ITA-2024-0001' },
    { validUntil: '1 Mar 2025', status: 'expired' },
  );
  expect(found).toEqual([]);
});

test.each([
  ['a status that is not known', 'status', 'unclear-state', { status: 'on hold' }],
  ['a full stop as a status', 'status', 'unclear-state', { status: '.' }],
  ['a lone letter as a status', 'status', 'unclear-state', { status: 'C' }],
  ['a date of issue that is not a date', 'issued', 'unclear-state', { issued: 'Diwali' }],
  ['a last day that is not a date', 'validUntil', 'unclear-state', { validUntil: 'soon' }],
  ['a day with two readings', 'issued', 'two-readings', { issued: '03/04/2024' }],
  ['a day without a status', 'statusSince', 'unclear-state', { statusSince: '1 Jan 2024' }],
  [
    'a replacing ID of a valid certificate',
    'replacedBy',
    'unclear-state',
    { replacedBy: 'X-2', status: 'valid' },
  ],
] as const)('%s is reported with its rows, column and text', (_, use, kind, texts) => {
  const found = statesFound(texts, {});
  const text = stateCells(texts)[stateColumns.indexOf(use)] ?? '';
  const column = columnLetter(7 + stateColumns.indexOf(use));
  expect(found.map(placeOf)).toEqual([{ kind, rows: [3], column, texts: [text] }]);
  expect(found.map(findingWords)[0]?.what).toContain(text);
});

/** The usual register with a further column H. That column has `heading` and, in its first rows, `texts`. */
function withH(heading: string, ...texts: string[]) {
  const lines = usual().map((line, at) => [...line, texts[at] ?? '']);
  return [titleRow, [...headings, heading], ...lines];
}

const endedStatuses = statuses.filter((status) => status !== 'valid');
const endedWords = endedStatuses.flatMap((status) => statusWords[status]);

test.each([...endedWords, 'Revoked.', 'REPLACED', 'Re-issued', 'Void'])(
  'a status in a column that the settings lack is reported with the setting to add: %s',
  (text) => {
    for (const heading of ['Status', 'Remarks', 'Grade', '']) {
      const { findings } = inspectedLines(withH(heading, '', text));
      expect(findings.map(placeOf)).toEqual([
        { kind: 'unread-status', rows: [4], column: 'H', texts: [text] },
      ]);
      expect(findings.map(findingWords)[0]).toMatchObject({
        what: expect.stringMatching(/^Column H.* says ".*", but the website does not read it/),
        fix: expect.stringMatching(/^On the desk, .*write Status: 6 /),
      });
    }
  },
);

test('a status is recognised among the other words of a remark', () => {
  const text = 'Cancelled on 3 May, see letter';
  expect(kindsIn(withH('Remarks', text))).toEqual(['unread-status']);
  expect(kindsIn(withH('City', 'Cancelled Road'))).toEqual([]);
  const lines = [titleRow, headings.with(4, 'Status'), ...inColumn(4, ['', 'Withdrawn'])];
  const { findings } = inspectedLines(lines);
  expect(findings.map(placeOf)).toMatchObject([{ kind: 'unread-status', rows: [4], column: 'E' }]);
  expect(findings.map(findingWords)[0]?.fix).toMatch(/^Cut the whole of column E/);
});

const endings =
  'Cancel|CANCELLED!|Fake|Forged|not valid|No longer valid|Null and void|Terminated|Debarred|Rejected|Blocked|Annulled|' +
  'Rescinded|Revoked|Stolen|Discontinued|Student dropped out|Certificate not issued|withdrawn by HO|Returned on 3/5|' +
  'Duplicate|रद्द|अमान्य|निरस्त|on hold|HOLD|Taken back|Blacklisted|stopped|deactivated|canceld|CNCL|CXL|wdn';

test.each(endings.split('|'))(
  'a remark that only says that a certificate is no longer valid is a fault: %s',
  (text) => {
    const { findings } = inspectedLines(withH('Remarks', '', text));
    expect(findings.map(placeOf)).toEqual([
      { kind: 'unread-status', rows: [4], column: 'H', texts: [text] },
    ]);
  },
);

test.each([
  ['Remarks', 'Rejected topic changed'],
  ['Remarks', 'Fake news project'],
  ['Remarks', 'Duplicate copy printed'],
  ['Course status', 'Discontinued'],
  ['Course opted', 'Blocked'],
  ['Grade', 'Rejected'],
  ['Cancelled cheque', 'Yes'],
  ['Fee cancelled', 'Yes'],
])('below the heading "%s", the text "%s" is not a fault', (heading, text) => {
  const found = kindsIn(withH(heading, '', text, text));
  expect(found).toEqual([]);
});

test.each([
  'Cancelled?',
  'Cancelled on',
  'Date of cancellation',
  'Withdrawn (Yes/No)',
  'Void',
  'Blocked on',
  'रद्द',
])(
  'below the heading "%s", each filled cell marks a withdrawn certificate unless the cell says no',
  (heading) => {
    const texts = ['No', 'Yes', 'N/A', '7 May 2024', '-', '0'];
    const { findings } = inspectedLines(withH(heading, ...texts));
    expect(findings.map(placeOf)).toMatchObject([{ kind: 'unread-status', rows: [4, 6] }]);
    // The status must be `Withdrawn`, since the validator would not understand "Yes" or a date as a status.
    expect(findings.map(findingWords)[0]?.fix).toMatch(/^Write `Withdrawn` in these rows/);
  },
);

test.each(['Asha Rao (CANCELLED)', 'Asha Rao - revoked', '[fake] Asha Rao'])(
  'a student’s name with words that mark a withdrawn certificate is a fault: %s',
  (name) => {
    const { findings } = inspectedLines([...above, ...withText(1, name)]);
    expect(findings.map(placeOf)).toMatchObject([
      { kind: 'unread-status', rows: [6], column: 'B' },
    ]);
    expect(findings.map(findingWords)[0]?.fix).toMatch(/^Write `Withdrawn` in these rows into a/);
    expect(faults(withText(1, name.replace(/CANCELLED|revoked|fake/, 'Pune')))).toEqual([]);
  },
);

test.each([
  ['B', 'Asha Rao (on hold)'],
  ['B', 'Asha Rao CANCELLED'],
  ['B', 'Asha Rao (cancelled due to fees)'],
  ['C', 'Python (withdrawn)'],
  ['C', 'Python, withdrawn'],
  ['C', 'C++ - CANCELLED'],
  ['C', 'Withdrawn'],
  ['F', 'ITA-2024-0004 (cancelled)'],
  ['F', 'ITA-2024-0004 cancelled'],
])('in column %s, words that mark a withdrawn certificate are a fault: %s', (column, text) => {
  const found = faults(withText('ABCDEF'.indexOf(column), text));
  expect(found).toMatchObject([{ kind: 'unread-status', rows: [6], column }]);
});

test.each(['Valid', 'Valid (Y/N)', 'Still valid?'])(
  'below the heading "%s", the text "No" is a fault',
  (heading) => {
    const { findings } = inspectedLines(withH(heading, 'Yes', 'No', 'Y', 'N', 'Yes'));
    expect(findings.map(placeOf)).toMatchObject([{ kind: 'unread-status', rows: [4, 6] }]);
    expect(findings.map(findingWords)[0]?.fix).toMatch(/^Write `Withdrawn` in these rows/);
    expect(kindsIn(withH(heading, 'Yes', 'Yes'))).toEqual([]);
  },
);

test.each([
  ['D', inColumn(3, ['A', 'B', 'Cancelled', 'A', 'B', 'A'])],
  ['A', inColumn(0, ['1', '2', 'Cancelled', '4', '5', '6'])],
])(
  'column %s is not recommended as the status column if most of its texts are no statuses',
  (column, lines) => {
    const { findings } = inspectedLines([...above, ...lines]);
    expect(findings.map(placeOf)).toMatchObject([{ kind: 'unread-status', rows: [5], column }]);
    expect(findings.map(findingWords)[0]?.fix).toMatch(/^Write `Withdrawn` in these rows/);
  },
);

test('a column that alone marks a withdrawn certificate is not to be emptied first', () => {
  const lines = withH('Remarks', 'fees pending, call 98765 43210', 'Cancelled', 'came late');
  const { findings, notes } = inspectedLines(lines);
  expect(findings.map(({ kind }) => kind)).toEqual(['unread-status', 'personal-column']);
  expect(findings.map(findingWords)[1]?.fix).toMatch(/^First follow the advice about the status/);
  expect(notes).toEqual([]);
  const read = lines.map((line, at) => [...line, at === 1 ? 'Status' : at === 3 ? 'Revoked' : '']);
  const after = inspectedLines(read, { columns: { ...defaultColumns, status: 7 } });
  expect(after.findings.map(findingWords)[0]?.fix).toMatch(
    /^Delete this information from .* in these rows, but leave a status/,
  );
  expect(after.notes.map(({ kind }) => kind)).toEqual(['public-remarks']);
});

test('the advice is to copy the status word, but no dates, into the column that should be read', () => {
  const lines = withH('Status', 'Withdrawn').map((line, at) => [
    ...line,
    ['', 'Suspended on', '', '3 May 2024'][at] ?? '',
  ]);
  const [group, ...others] = findingGroups(inspectedLines(lines).findings);
  expect(group?.fix).toMatch(/write Status: 6 .*where column H is blank, write `Withdrawn`/);
  expect(others).toEqual([]);
});

test('of rows with the same ID, the advice is to keep those with a status such as withdrawn', () => {
  const twice = usual((at) => (at === 3 ? { 5: 'ITA-2024-0002' } : {}));
  for (const row of [4, 6]) {
    const lines = [titleRow, [...headings, 'Status'], ...twice].map((line, at) => {
      return at + 1 === row ? [...line, 'Withdrawn'] : line;
    });
    const { findings } = inspectedLines(lines, { columns: { ...defaultColumns, status: 6 } });
    expect(findings).toMatchObject([{ kind: 'ended-duplicate', rows: [4, 6] }]);
    expect(findings.map(hidesState)).toEqual([true]);
    expect(findings.map(findingWords)[0]?.fix).toContain(`keep row ${row} and delete the others`);
  }
});

test('if several columns mark withdrawn certificates, the advice is to read the column "Status"', () => {
  const lines = withH('Remarks', 'Cancelled').map((line, at) => [
    ...(at === 4 ? line.with(1, 'Meera Iyer (revoked)') : line),
    at === 1 ? 'Status' : at === 3 ? 'Withdrawn' : '',
  ]);
  const groups = findingGroups(inspectedLines(lines).findings);
  expect(groups).toMatchObject([
    {
      fix: expect.stringMatching(
        /write Status: 7 .*where column I is blank, write `Withdrawn` into it/,
      ),
    },
  ]);
});

test('if the status column marks a certificate as withdrawn, a remark on it is not reported', () => {
  const lines = withH('Status', 'withdrawn', '').map((line, at) => [
    ...line,
    at === 1 ? 'Remarks' : at > 1 ? 'Withdrawn' : '',
  ]);
  const columns = { ...defaultColumns, status: 6 };
  const { findings } = inspectedLines(lines, { columns });
  expect(findings.map(placeOf)).toMatchObject([{ kind: 'unread-status', rows: [4, 5, 6, 7, 8] }]);
  expect(findings.map(findingWords)[0]?.fix).toMatch(/into column H, which the website reads/);
});

test.each<readonly [heading: string, use: string]>([
  ...dateColumns.map((use) => [`${columnHeading(use)} on`, use] as const),
  ['Expiry date', 'validUntil'],
  ['Validity', 'validUntil'],
])('unread dates below "%s" are a fault, or a note if they are dates of issue', (heading, use) => {
  const { findings, notes } = inspectedLines(withH(heading, '31 Jan 2024', '31/12/2030'));
  const found = use === 'issued' ? notes : findings;
  expect(found.map(placeOf)).toMatchObject([{ rows: [3, 4], column: 'H', texts: [] }]);
  expect(found.map(findingWords)[0]?.fix).toContain(`\`${use}: 6\``);
  expect([...findings, ...notes]).toEqual(found);
});

test('unread dates of a certificate that is not valid are reported too', () => {
  const lines = withH('Status', 'withdrawn').map((line, at) => [
    ...line,
    ['', 'Status since', '1 March 2025'][at] ?? '',
  ]);
  const columns = { ...defaultColumns, status: 6 };
  const { findings } = inspectedLines(lines, { columns });
  expect(findings.map(placeOf)).toMatchObject([{ kind: 'unread-date', rows: [3], column: 'I' }]);
});

test('remarks that differ between rows are a note, since everybody could read them', () => {
  expect(kindsIn(withH('Remarks', 'fees due', 'came late'))).toEqual(['public-remarks']);
  expect(kindsIn(withH('Remarks', 'ok', 'ok'))).toEqual([]);
  const sealed = { sealed: true, sealedIdsAreGuessable: true };
  expect(kindsIn(withH('Remarks', 'fees due', 'came late'), sealed)).toEqual([]);
});

test.each([
  ['ITA-2024-\u041e\u041e04', 5, 'foreign-letters'],
  ['\u0406TA-2024-0004', 5, 'foreign-letters'],
  ['Asha \u202eoaR', 1, 'turned-text'],
  ['Py\u200fthon', 2, 'turned-text'],
])('a text that looks like another text is reported: %j', (text, index, kind) => {
  const column = 'ABCDEF'.charAt(index);
  expect(faults(withText(index, text))).toMatchObject([{ kind, rows: [6], column }]);
});

test('a column that the settings name but the sheet lacks is reported', () => {
  const { findings } = inspectedLines([...above, ...usual()], { columns: columnsWithState });
  expect(findings.map(({ kind, texts }) => [kind, ...texts])).toEqual(
    stateColumns.map((use) => ['state-column-missing', use]),
  );
});

test('in a column "Status", a lone C means "cancelled" unless most certificates have a C', () => {
  expect(kindsIn(withH('Status', '', 'C'))).toEqual(['unread-status']);
  expect(kindsIn(withH('Status', 'C', 'C', 'C', 'C', '', 'C'))).toEqual([]);
  expect(kindsIn(withH('Grade', '', 'C'))).toEqual([]);
});

/** The usual register with `title` in a row of its own above the third certificate. */
function withTitle(title: string, column = 0) {
  const line = headings.map((_, at) => (at === column ? title : ''));
  return [...above, ...usual().toSpliced(2, 0, line)];
}

test.each([
  'CANCELLED:',
  'The following certificates are withdrawn',
  'List of cancelled certificates',
  'Revoked in 2024',
  'रद्द प्रमाणपत्र',
])('a title is reported if it says that the certificates below are withdrawn: %s', (title) => {
  for (const column of [0, 1]) {
    const { findings } = inspectedLines(withTitle(title, column));
    expect(findings.map(placeOf)).toEqual([
      { kind: 'ended-title', rows: [6, 7, 8, 9], column: undefined, texts: [title] },
    ]);
    expect(findings.map(hidesState)).toEqual([true]);
    expect(findings.map(findingWords)).toMatchObject([
      {
        what: expect.stringMatching(/^The title ".*" says .* they count as valid/),
        fix: expect.stringMatching(/^Write `Withdrawn` in these rows into a free column/),
      },
    ]);
  }
});

test('a title of withdrawn certificates may be in the first row, or after a row number', () => {
  const first = inspectedLines([['Cancelled certificates'], headings, ...usual()]).findings;
  expect(first.map(placeOf)).toMatchObject([{ kind: 'ended-title', rows: allRows }]);
  const numbered = [...above, ...usual().toSpliced(5, 0, ['6', 'CANCELLED:'])];
  expect(kindsIn(numbered)).toContain('ended-title');
});

test('a title of withdrawn certificates applies to the rows up to the next title', () => {
  const lines = withTitle('CANCELLED:').toSpliced(5, 0, headings).toSpliced(8, 0, ['Batch of May']);
  const { findings } = inspectedLines(lines);
  expect(findings.map(({ kind, rows }) => [kind, ...rows])).toEqual([
    ['kept-heading', 6],
    ['kept-heading', 9],
    ['ended-title', 7, 8],
  ]);
});

test('a title of withdrawn certificates is a fault only for rows without the status "Withdrawn"', () => {
  const lines = withTitle('CANCELLED:').map((line, at) => {
    return [...line, ['', 'Status', '', '', '', 'Withdrawn'][at] ?? ''];
  });
  const { findings } = inspectedLines(lines, { columns: { ...defaultColumns, status: 6 } });
  expect(findings.map(placeOf)).toMatchObject([{ kind: 'ended-title', rows: [7, 8, 9] }]);
  expect(findings.map(findingWords)[0]?.fix).toMatch(/^In these rows write a status.* column H/);
});

test('a title is only a heading if the status marks all certificates below it as withdrawn', () => {
  const lines = withTitle('CANCELLED:').map((line, at) => [...line, at > 4 ? 'Withdrawn' : '']);
  const columns = { ...defaultColumns, status: 6 };
  expect(kindsIn(lines.with(1, [...headings, 'Status']), { columns })).toEqual(['kept-heading']);
});

test.each(['Batch of May', 'Cancelled fees', 'Valid certificates'])(
  'a title that names no withdrawn certificates is only a heading: %s',
  (title) => {
    expect(kindsIn(withTitle(title))).toEqual(['kept-heading']);
  },
);

test.each([
  ['The above 3 are cancelled', [6, 7, 8]],
  ['Nos. 2 to 4 are cancelled', [4, 5, 6]],
  ['No. 2 and No. 4: withdrawn', [4, 6]],
  ['Withdrawn: 2 certificates', []],
  ['Nos. 2 to 4 above are cancelled', [4, 5, 6]],
  ['Certificate no. ITA-2024-0003 is cancelled', [5]],
])('a note at the end that some certificates are withdrawn is a fault: %s', (note, rows) => {
  for (const column of [0, 1, 5]) {
    const lines = [...above, ...usual(), headings.map((_, at) => (at === column ? note : ''))];
    const { findings } = inspectedLines(lines);
    const found = findings.filter(({ kind }) => kind !== 'blank-column-a');
    expect(found).toMatchObject([{ kind: 'ended-title', rows, texts: [note] }]);
  }
});

test.each([
  'Cancelled: 0',
  'Total: 6',
  'No certificate is cancelled',
  'Cancelled certificates are not listed here',
])('a note that names no withdrawn certificates is not a fault: %s', (note) => {
  expect(kindsIn([...above, ...usual(), ['', note]])).toEqual([]);
});

test('no title is to be deleted while another title marks withdrawn certificates', () => {
  const { findings } = inspectedLines(withTitle('CANCELLED:').toSpliced(7, 0, ['VALID:']));
  expect(findings).toMatchObject([
    { kind: 'kept-heading', rows: [8] },
    { kind: 'ended-title', rows: [6, 7] },
  ]);
  expect(findings.map(findingWords)[0]?.fix).toMatch(/First follow .* keep this row until then/);
});

test('a row that says that some certificates are withdrawn is never simply to be deleted', () => {
  const lines = [...above, ...usual(), ['All certificates of May are cancelled']];
  const { findings } = inspectedLines(lines);
  expect(findings.map(findingWords)[0]?.fix).toMatch(/First make sure .* Only then delete the row/);
});

test('below a title of withdrawn certificates, rows with an unread status are reported only once', () => {
  const lines = withTitle('CANCELLED:').map((line, at) => {
    return [...line, at === 1 ? 'Status' : at > 4 ? 'Withdrawn' : ''];
  });
  const { findings } = inspectedLines(lines);
  expect(findings.map(({ kind }) => kind)).toContain('unread-status');
  expect(findings.map(({ kind }) => kind)).not.toContain('ended-title');
});
