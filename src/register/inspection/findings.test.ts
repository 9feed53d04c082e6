import { expect, test } from 'vitest';
import { stateColumns } from '../certificates/columns.ts';
import { randomIds } from '../ids.ts';
import { columnLetter } from '../../spreadsheet/sheet/cells.ts';
import {
  above,
  columnsWithState,
  firstInspected,
  foundIn,
  headings,
  inColumn,
  inspectedLines,
  kindsIn,
  placeOf,
  stateCells,
  titleRow,
  usual,
  withText,
} from '../testing/register-lines.ts';
import { sheetRows } from '../../spreadsheet/testing/sheet-rows.ts';
import { type Finding, findingGroups, findingWords, unsealable } from './findings.ts';
import { inspectRegister } from './inspect-register.ts';
import type { InspectionContext } from './inspection-types.ts';

const allRows = [3, 4, 5, 6, 7, 8];

/** The place and the texts of a finding, such as `changed-id F 3 7: 7, 11`. */
function told(finding: Finding) {
  return `${placeOf(finding)}: ${finding.texts.join(', ')}`;
}

function faults(lines: readonly (readonly string[])[], context?: Partial<InspectionContext>) {
  return inspectedLines([...above, ...lines], context).findings.map(told);
}

function withIds(...ids: string[]) {
  return usual((at) => (at < ids.length ? { 5: ids[at] ?? '' } : {}));
}

type Case = readonly [what: string, lines: readonly (readonly string[])[], found: string];

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
const firstRow = '1, Asha Rao, Python, A, office, ITA-2024-0001, clerk';
const lostZeros = inColumn(5, ['7', '0008', '0009', '0010', '11', '0012']);

const faulty: readonly Case[] = [
  ['one heading row', [headings, ...usual()], `skipped-certificate 2: ${firstRow}`],
  ['no heading row', usual(), `skipped-certificate 1: ${firstRow}`],
  [
    'one heading row, and an ID of another shape below it',
    [headings, ...anotherShape],
    `skipped-certificate 2: ${firstRow.replace('ITA-2024-0001', 'A/1')}`,
  ],
  [
    'three heading rows, so that the headings count as a certificate',
    [titleRow, ['Pune branch'], headings, ...usual()],
    'beside 3: No., Student, Course, Grade, Note, Certificate ID, Clerk (what stands between or below the certificates)',
  ],
  [
    'headings that are repeated further down',
    [...above, ...usual().toSpliced(3, 0, headings)],
    'beside 6: No., Student, Course, Grade, Note, Certificate ID, Clerk (what stands between or below the certificates)',
  ],
  [
    'a legend of colours beside the title',
    [[...titleRow, '', '', 'Red = cancelled'], headings, ...usual()],
    'beside 1: Certificates of the academy, Red = cancelled (the name of the sheet, or what stands above the certificates,)',
  ],
  ['shortened numbers', [...above, ...shortened], 'duplicate-id F 3 4 6 7 8: 2.02E+11'],
  ['lost zeros', [...above, ...lostZeros], 'id-shapes F 3: 7 ("0" (0 is any digit))'],
  [
    'columns in the order that people usually choose, with the ID in G',
    [titleRow, peoplesHeadings, ...peoplesOrder],
    'wrong-column F:  (id G "3 Months", "6 Months")',
  ],
  [
    'the ID in G, and no headings',
    [titleRow, ['2024'], ...peoplesOrder],
    'wrong-column F:  (id G "3 Months", "6 Months")',
  ],
  [
    'the ID in G, and roll numbers in F that look like IDs',
    [
      titleRow,
      headings.with(5, 'Roll No').with(6, 'Certificate ID'),
      ...inG((at) => String(4512 + 13 * at)),
    ],
    'wrong-column F:  (id G "4512", "4525", "4538")',
  ],
  [
    'the ID in G, in a sheet that begins with the letters of its columns',
    [
      ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ...[titleRow, peoplesHeadings, ...peoplesOrder].map((line, at) => [`${at + 1}`, ...line]),
    ],
    'wrong-column F:  (id G "3 Months", "6 Months")',
  ],
  [
    'phone numbers in the column of the IDs, in a sheet without headings',
    [titleRow, ['2024'], ...inG((at) => `98200000${((at * 37) % 100) + 10}`)],
    'wrong-column F:  (id G private data)',
  ],
  inIdColumn('grades', 'Grade', 'A|B|C|A+|B+|O', '"A", "B", "C"'),
  inIdColumn('only two texts', 'Certificate ID', 'Yes|Yes|No|Yes|No|Yes', '"Yes", "No"'),
  inIdColumn(
    'dates',
    'ID',
    '1/6/2024|30/6/2024|1-Jul-2024|2024-07-09|3 August 2024|5.9.24',
    '"1/6/2024", "30/6/2024", "1-Jul-2024"',
  ),
  inIdColumn(
    'durations',
    'ID',
    '3 Months|45 days|1 year|Six months|2-3 weeks|३ महिने',
    '"3 Months", "45 days", "1 year"',
  ),
  inIdColumn('nothing', 'Certificate ID', '', 'nothing'),
  inOrder('courses and names the wrong way round', 'Course|Student|Grade', 'B: student C'),
  inOrder('a name in the course’s place', 'Roll No|Name of student|Course', 'C: course D'),
  inOrder(
    'a name in the course’s place, and no courses elsewhere',
    'Student|Course (father)|Grade',
    'C: course ',
  ),
  inOrder('a course in the name’s place', 'Course|Batch|Name', 'B: student D'),
  // Below any heading, and in a column that the validator never reads, since everybody can download it.
  personal('e-mail addresses', 'D', 'Mail ID', 'a@mail.example', 'b@mail.example'),
  personal('phone numbers', 'E', 'Mobile', '98765 43210', '+91 91234 56780', '08888877777'),
  personal('phone numbers', 'G', '', '9820000000'),
  personal('Aadhaar numbers', 'G', '', '2345 6789 0123', '345678901234'),
  personal('PAN numbers', 'D', '', 'ABCPE1234F', 'AAAPZ9876K'),
];

function inIdColumn(what: string, heading: string, texts: string, found: string): Case {
  const lines = [titleRow, headings.with(5, heading), ...inColumn(5, texts.split('|'))];
  return [`${what} in the ID column`, lines, `wrong-column F:  (id  ${found})`];
}

/** The usual register with columns B to D rearranged. `order` has the headings of B to D. */
function inOrder(what: string, order: string, found: string): Case {
  const firstHeadings = order.split('|');
  const lines = usual().map(([serial = '', student = '', course = '', , ...rest], at) => {
    const texts = firstHeadings.map((heading) => {
      if (heading === 'Course') return course;
      if (heading === 'Course (father)') return fathers[at] ?? '';
      if (/Student|Name/.test(heading)) return student;
      return heading === 'Roll No' ? String(101 + at) : 'Morning';
    });
    return [serial, ...texts, ...rest];
  });
  const titles = [titleRow, ['No.', ...firstHeadings, ...headings.slice(4)]];
  const [column = '', details = ''] = found.split(': ');
  const texts = [...new Set(lines.map((line) => line['ABCD'.indexOf(column)]))].slice(0, 3);
  const holds = texts.map((text) => `"${text}"`).join(', ');
  return [what, [...titles, ...lines], `wrong-column ${column}:  (${details} ${holds})`];
}

/** A register with personal data: `texts` fill the first rows of `column`, below `heading`. */
function personal(holds: string, column: string, heading: string, ...texts: string[]): Case {
  const index = 'ABCDEFG'.indexOf(column);
  return [
    `${holds} in column ${column}, "${heading}": ${texts.join(', ')}`,
    [titleRow, headings.with(index, heading), ...inColumn(index, texts)],
    `private-column ${column} ${allRows.slice(0, texts.length).join(' ')}:  (${holds})`,
  ];
}

test.each(faulty)('the fault of a register is found with its place: %s', (_, lines, found) => {
  const details = ({ wrong, holds }: Finding) => {
    const [, texts] = /, but holds (.*?)\.(?: The |$)/.exec(holds ?? '') ?? [];
    return wrong ? `${wrong.use} ${wrong.better?.name ?? ''} ${texts}` : holds;
  };
  const places = firstInspected(lines).findings.map((finding) => {
    const more = details(finding);
    return told(finding) + (more === undefined ? '' : ` (${more})`);
  });
  expect(places).toContain(found);
});

test('the columns that an owner has confirmed are no suggestion any more', () => {
  const rows = usual().map((line) => line.with(1, line[2] ?? '').with(2, line[1] ?? ''));
  const swapped = [...above, ...rows];
  const said = { headings: { student: 'Student', course: 'Course' } };
  expect(kindsIn(swapped)).toEqual(['wrong-column', 'wrong-column']);
  expect(kindsIn(swapped, said)).not.toContain('wrong-column');
});

const ours = ['ITA-7K3M-9QXD-2FWAK', 'ITA-7K3M-9QXD-2FWAZ'];

test.each([
  ['in several rows', ['X-1', 'X-2', ' X-1'], 'duplicate-id F 3 5: X-1'],
  ['of the academy’s own form that have a wrong character', ours, `mistyped-id F 4: ${ours[1]}`],
])('IDs %s are reported with their rows', (_, ids, found) => {
  expect(faults(withIds(...ids), { idPrefixes: ['ITA'] })).toEqual([found]);
});

const unseen = [' ', '\t', '\u200b', '\u200e', '\u00ad', '\u0007', '\ufffd'];
const foreign = ['ITA-2024-\u041e\u041e04', '\u0406TA-2024-0004', 'ITA-2024–0004', 'ITA-२०२४-0004'];
const twice = [', ', ' / ', ' & ', ' and ', '\n'];
const errors = ['#REF!', '#N/A', '#DIV/0!', 'Err:508', '#######'];

test.each([
  ...unseen.map((sign) => `ITA${sign}-2024-0004`),
  ...foreign,
  ...twice.map((sign) => `ITA-2024-0004${sign}ITA-2024-0024`),
  ...['2.02E+11', '7.00E-03', '1E\u221205'],
])('the ID %j is told with its row, and can’t be confirmed', (id) => {
  expect(faults(withText(5, id))).toEqual([`id-shapes F 6: ${id}`]);
});

test.each<[what: string, id: (at: number) => string]>([
  ['shortened numbers', (at) => `2.0${at}E+11`],
  ['shortened numbers of two kinds', (at) => (at % 2 ? `2.0${at}E+11` : `7.0${at}E-03`)],
  ['spelt with a Greek letter, or shortened', (at) => (at < 3 ? `ΙTA-000${at}` : `2.0${at}E+11`)],
  ['spelt with a soft hyphen', (at) => `ITA\u00ad-000${at}`],
  ['two in one cell', (at) => `ITA-000${at} and ITA-001${at}`],
])('if all IDs are %s, their forms can’t be confirmed, and all are told again', (_, id) => {
  const lines = [...above, ...usual((at) => ({ 5: id(at) }))];
  expect(firstInspected(lines).toConfirm.idShapes).toBeUndefined();
  const { findings } = inspectedLines(lines);
  expect(findings.map(({ kind }) => kind)).toContain('id-shapes');
  expect(findings.flatMap(({ rows }) => rows).toSorted((one, other) => one - other)).toEqual([
    3, 4, 5, 6, 7, 8,
  ]);
});

test('the form of IDs that all have a long dash can be confirmed', () => {
  const dashed = [...above, ...usual((at) => ({ 5: `ITA–${at}` }))];
  expect(firstInspected(dashed).toConfirm.idShapes).toEqual(['ITA–0']);
});

const changed =
  '2400000|12|45352|01/03/1|12/2003|1/2/26|3-Mar|Mar-24|TRUE|1.00%|12:30|₹ 120|1,20,000|-7|2024|5 March 2024|A|3 Months|ITA-2O24-0001|ITA-2024-000l|ita-2024-0001';

test.each(changed.split('|'))(
  'an ID that became %s is told with its row on the first check',
  (id) => {
    const { findings } = firstInspected([...above, ...withText(5, id)]);
    expect(findings.map(told)).toContain(`id-shapes F 6: ${id}`);
  },
);

test('a number of more digits is of the same shape, but one that lost its zeros is not', () => {
  const shapes = { idShapes: ['A-00'] };
  const found = (id: string) => firstInspected([...above, ...withIds(id)], shapes).findings;
  expect(found('A-100').map(told)).not.toContain('id-shapes F 3: A-100');
  expect(found('A-7').map(told)).toContain('id-shapes F 3: A-7');
});

test.each(errors.flatMap((text) => ['B', 'C', 'F'].map((column) => [text, column] as const)))(
  'the error %j in column %s is the only finding',
  (text, column) => {
    const index = 'ABCDEFG'.indexOf(column);
    expect(faults(withText(index, text))).toEqual([`no-value ${column} 6: ${text}`]);
  },
);

const lostNames =
  '????? ?????|Ren?e Lobo|Ana\ufffd|à¤†à¤¶à¤¾|JosÃ© Lobo|Dâ€™Souza|MarÃ\u00ada'.split('|');
const wholeNames = 'José D’Souza|SÃO|À la carte|Â|आशा पाटील|What is AI?|C? Java|naïve “A”'.split(
  '|',
);

test.each(lostNames)('a student or course that lost letters is reported: %s', (text) => {
  expect(faults(withText(1, text))).toEqual([`lost-letters B 6: ${text}`]);
  expect(faults(withText(2, text))).toEqual([`lost-letters C 6: ${text}`]);
});

test.each(wholeNames)('a text that has kept its letters is not a fault: %s', (text) => {
  expect(faults(withText(2, text))).toEqual([]);
});

test.each(['B', 'C', 'F'])(
  'formulas without results, and zeros in place of results, are reported in column %s',
  (name) => {
    const index = 'ABCDEF'.indexOf(name);
    const rows = sheetRows(...above, ...inColumn(index, ['0', '', '0', 'x', 'y', 'z'])).map(
      (row) => (row.number === 4 ? { ...row, notKnown: [index] } : row),
    );
    const all = inspectRegister(rows, { courses: [] }).findings;
    const found =
      name === 'F' ? ['duplicate-id F 3 5: 0', 'no-value F 4: '] : [`no-value ${name} 3 4 5: 0`];
    expect(all.map(told)).toEqual(expect.arrayContaining(found));
    const lost = all.find(({ kind }) => kind === 'no-value');
    expect(lost && findingWords(lost).fix).toMatch(/^Open the file in Excel/);
  },
);

function guessed(...ids: string[]) {
  const records = ids.map((id, row) => ({ id, row }));
  return unsealable(records, { idPrefixes: ['ITA'] })[0];
}

test('the desk’s advice names no file, and the command’s says afterwards what to write into it', () => {
  const findings = unsealable([{ id: 'K7Q', row: 3 }], {});
  const [group] = findingGroups(findings);
  expect(group?.fix).toMatch(/^Choose one of three ways[^]*certificates\.$/);
  expect(group?.forFile).toBe(
    ' (In content/register.yaml: `sealedLinks: true`, or `sealedIdsAreGuessable: true`.)',
  );
});

test.each([
  ['numbered', ['ITA-2024-0001', 'ITA-2024-0002', 'ITA-2025-0001']],
  ['only numbers', ['1', '2', '3']],
  ['short', ['K7Q', 'Z9']],
  ['numbers that are far apart, but by less than a million', ['100000', '900000']],
  ['100,000 numbers', Array.from({ length: 100_000 }, (_, at) => `ITA-${at}`)],
])('without secret links, a register can’t be sealed if its IDs are %s', (_, ids) => {
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
    ['blank-cell 9'],
  ],
  ['all rows if no row counts', inColumn(0, []).slice(0, 2), ['blank-cell 3 4']],
  [
    'all rows of a table that begins in column B',
    usual().map((line) => ['', ...line.slice(0, 3)]),
    ['blank-cell 3 4 5 6 7 8'],
  ],
  ['a register without rows below the headings', [], ['no-register']],
])('the check reports %s', (_, lines, places) => {
  expect(foundIn([...above, ...lines])).toEqual(places);
});

test('once the advice about a blank column A is followed, the check is silent about the row', () => {
  const sheet = [...above, ...usual((at) => (at === 5 ? { 0: '' } : {}))];
  const [told] = inspectedLines(sheet).findings;
  const advice = told && findingWords(told).fix;
  expect(advice).toMatch(/If a row is not a certificate, delete the row\.$/);
  expect(kindsIn(sheet)).toEqual(['blank-cell']);
  expect(kindsIn(sheet.toSpliced((told?.rows[0] ?? 0) - 1, 1))).toEqual([]);
});

test('the example row of the blank register is reported as a note', () => {
  const example = usual(() => ({ 5: 'EXAMPLE-0001' })).slice(0, 1);
  for (const others of [[], usual().slice(1)]) {
    expect(kindsIn([...above, ...example, ...others])).toEqual(['example-row']);
  }
});

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
    // Since 31 can't be a month, all dates in this column begin with the day.
    { issued: '31/01/2024', status: 'withdrawn', statusSince: '1 Mar 2025' },
    { status: 'replaced', statusSince: '1 Mar 2025', replacedBy: 'ITA-2024-0001' },
    { validUntil: '1 Mar 2025', status: 'expired' },
  );
  expect(found).toEqual([]);
});

test.each([
  ['a status that is not known', 'status', 'unclear-state', { status: 'no such status' }],
  ['a full stop as a status', 'status', 'unclear-state', { status: '.' }],
  ['a lone letter as a status', 'status', 'unclear-state', { status: 'C' }],
  ['a date of issue that is not a date', 'issued', 'unclear-state', { issued: 'Diwali' }],
  ['a last day that is not a date', 'validUntil', 'unclear-state', { validUntil: 'soon' }],
  ['a day with two readings', 'issued', 'unclear-state', { issued: '03/04/2024' }],
  ['a last day in another calendar', 'validUntil', 'unclear-state', { validUntil: '31 Jan 2569' }],
  ['a day without a status', 'statusSince', 'unclear-state', { statusSince: '1 Jan 2024' }],
  [
    'a replacing ID of a valid certificate',
    'replacedBy',
    'unclear-state',
    { replacedBy: 'X-2', status: 'valid' },
  ],
  ['an ID of a replacement that no row has', 'replacedBy', 'unclear-state', { replacedBy: 'X-2' }],
] as const)('%s is reported with its rows, column and text', (_, use, kind, texts) => {
  const found = statesFound(texts, {});
  const text = stateCells(texts)[stateColumns.indexOf(use)] ?? '';
  const column = columnLetter(7 + stateColumns.indexOf(use));
  expect(found.map(told)).toEqual([`${kind} ${column} 3: ${text}`]);
  expect(found.map(findingWords)[0]?.what).toContain(text);
});

test('a heading that was confirmed above a column about the state is missed', () => {
  const context = { columns: columnsWithState, headings: { status: 'Status' } };
  const { findings } = firstInspected([...above, ...usual()], context);
  expect(findings.map(findingWords)).toContainEqual(
    expect.objectContaining({
      what: 'The heading "Status" is no longer above column J.',
    }),
  );
});

test.each([
  ['a 0 beside the title', [[...titleRow, '', '', '0'], headings], ['0']],
  ['a 0 below the title', [['0'], headings], ['0']],
  ['a row of two numbers', [['', '', '', '5', '6'], headings], ['5', '6']],
  ['a heading above numbers of rows', [titleRow, headings.with(0, '(C)')], ['(C)']],
  [
    'a row that numbers the columns',
    [headings, ['1', '2', '3', '4', '5', '6', '7']],
    ['2', '3', '4', '5', '6', '7'],
  ],
  ['a year in column A', [['2024'], headings], []],
])('on the first check, %s is told as a title or says nothing', (_, lines, titles) => {
  const { findings } = firstInspected([...lines, ...usual()]);
  const told = findings.filter(({ kind }) => kind === 'beside').flatMap(({ texts }) => texts);
  expect(told.filter((text) => text !== titleRow[0])).toEqual(titles);
});
