import { expect, test } from 'vitest';
import { isSameName, namesFor } from './names.ts';

test.each([
  ['Asha Rao', 'ASHA  RAO'],
  ['Asha Rao', 'Rao, Asha'],
  ['Asha Rao', 'A. Rao'],
  ['Asha Rao', 'Asha S. Rao'],
  ['Asha Rao', 'Asha Suresh Rao'],
  ['Rao Asha', 'Asha Suresh Devi Rao'],
  ['Asha Rao', 'AshaRao'],
  ['Zoë D’Souza', 'Zoe D’Souza'],
  ['अनिता राव', 'राव अनिता'],
])('%j and %j are the same name', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

test.each([
  ['Asha Rao', 'Ravi Rao'],
  ['Asha Rao', 'S. Rao'],
  ['Asha Rao', 'Asha Rao Patil'],
  ['Asha Suresh Rao', 'Asha Dilip Rao'],
  ['Asha Rao', 'A. R.'],
  ['अनिता राव', 'अनीता राव'],
  ['Asha Rao', '-'],
])('%j and %j are not the same name', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
});

test('the column with most of the register’s names is compared, and rows without a certificate are not', () => {
  const rows = [
    ['1', 'Asha Rao', 'Pune'],
    ['2', 'Kumar, Ravi', 'Pune'],
    ['3', 'Meera Iyer', 'Asha Rao'],
    ['4', 'Sunil More', ''],
  ];
  const students = ['Asha Rao', 'Ravi Kumar', 'Asha Rao', ''];
  expect(namesFor(students, rows)).toEqual([
    { text: 'Asha Rao', isSame: true },
    { text: 'Kumar, Ravi', isSame: true },
    { text: 'Meera Iyer', isSame: false },
    undefined,
  ]);
  expect(
    namesFor(
      students,
      rows.map(([number = '']) => [number]),
    ),
  ).toBeUndefined();
  expect(namesFor(['', ''], rows)).toBeUndefined();
  // The register may have some names in Devanagari.
  expect(namesFor(students.with(2, 'मीरा अय्यर'), rows)?.[2]).toBeUndefined();
});
