import { expect, test } from 'vitest';
import { headed, headings, inColumn, titleRow, usual } from '../testing/register-lines.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { findingWords } from './findings.ts';
import { inspectRegister } from './inspect-register.ts';

const courses = ['AutoCAD', 'C++', 'Core Java', 'Data Science', 'Python'];

function told(sheets: Readonly<Record<string, string[][]>>, isSealed = false) {
  const others = Object.entries(sheets).map(([name, lines]) => ({
    name,
    rows: sheetRows(...lines),
  }));
  const { findings, notes } = inspectRegister(sheetRows(titleRow, headings, ...usual()), {
    courses,
    isSealed,
    guessingIsAllowed: true,
    workbook: { name: 'Register', position: 1, isHidden: false, others },
  });
  return { findings, notes };
}

const contacts = [
  ['Name', 'Mobile', 'E-mail'],
  ['Asha Rao', '9876543210', 'asha@mail.example'],
  ['Ravi Patil', '98220 12345', 'ravi@mail.example'],
];
const fees = [
  ['Batch', 'Fee'],
  ['Morning', '12000'],
];
test('each other sheet is a note, since it is published with the register', () => {
  const { findings, notes } = told({ Fees: fees, 'To do': [['Print']] });
  expect(findings).toEqual([]);
  expect(notes.map(findingWords)).toEqual(
    ['Fees', 'To do'].map((name) => ({
      what: `The file has another sheet, "${name}". The validator does not read it, and everybody who downloads the register can.`,
      fix: expect.stringMatching(/copy its rows below those of the first sheet.* Then delete it/),
    })),
  );
});

test('another sheet with phone numbers and e-mail addresses is a fault, and none is repeated', () => {
  const { findings, notes } = told({ Contacts: contacts });
  expect(notes).toEqual([]);
  expect(findings.map(findingWords)).toEqual([
    {
      what: 'The file has another sheet, "Contacts", which holds telephone numbers, e-mail addresses or the like. Everybody who downloads the register can read it.',
      fix: expect.stringMatching(/^Delete that sheet/),
    },
  ]);
});

test('phone numbers without a heading are found too', () => {
  const lines = contacts.slice(1).map(([name = '', phone = '']) => [name, phone]);
  expect(told({ Sheet2: lines }).findings).toMatchObject([
    { kind: 'personal-sheet', texts: ['Sheet2'] },
  ]);
});

test('a register of another year with phone numbers is a fault', () => {
  const lines = usual((at) => ({ 6: `98765 4321${at}` }));
  const { findings } = told({ '2023': [titleRow, headings, ...lines] });
  expect(findings).toMatchObject([{ kind: 'personal-sheet', texts: ['2023'] }]);
});

test('the academy’s own number in another sheet is no fault', () => {
  const { findings, notes } = told({
    About: [['IT Academy, Pune'], ['Phone:', '98765 43210'], ['E-mail:', 'office@academy.example']],
  });
  expect(findings).toEqual([]);
  expect(notes).toMatchObject([{ kind: 'other-sheet', texts: ['About'] }]);
});

test('an empty sheet is nothing to tell', () => {
  expect(told({ Sheet2: [], Sheet3: [['', ' ']] })).toEqual({ findings: [], notes: [] });
});

test('a sealed register publishes no other sheet, and no column that the validator does not show', () => {
  expect(told({ Contacts: contacts, Fees: fees }, true)).toEqual({ findings: [], notes: [] });
  const phones = [
    '9876543210',
    '9822012345',
    '9422011111',
    '9890022222',
    '9765433333',
    '9011044444',
  ];
  const rows = sheetRows(titleRow, headed(4, 'Mobile'), ...inColumn(4, phones));
  const kindsOf = (isSealed: boolean) =>
    inspectRegister(rows, { courses, isSealed, guessingIsAllowed: true }).findings.map(
      ({ kind }) => kind,
    );
  expect(kindsOf(false)).toEqual(['phone-numbers']);
  expect(kindsOf(true)).toEqual([]);
});
