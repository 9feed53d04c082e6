import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { fill } from '../../src/fill.ts';
import type { AnswerKind } from '../../src/register/certificates/states.ts';
import { inSentences } from '../../src/ui/announce.ts';
import { validator } from '../support/content-words.ts';
import { plainSheet, workbook } from '../support/register-file.ts';
import type { ListPage } from './list-page.ts';
import { expect, test } from './validator-test.ts';

const { answers, notes, result, table } = validator.list;

const students =
  `Asha Rao|Ravi Kumar Patil|Meera Iyer|Sunil D. More|Fatima Shaikh|John D'Souza|Priya Suresh Kulkarni|Irfan Ansari|Anjali Deshmukh|Vikram Rathore|Sneha Joshi|Amit Kumar|Pooja Pawar|Rahul Gaikwad|Kavita Nair|Imran Khan|Neha Sharma|Sanjay Bhosale|Swati Jadhav|Deepak Chavan|Rohit Shinde|Shweta Kale|Nilesh Mane|Aarti Salunkhe|Ganesh Kadam|Manisha Thorat|Suresh Babu|Lakshmi Narayanan|Abdul Rahman|Tejaswini Phadke|आशा पाटील|Harpreet Kaur|Yogesh Wagh|Rupali Sawant|Prakash Jha|Zoya Mirza|Kiran Bedekar|Omkar Gokhale|Divya Menon|Ajay Verma`.split(
    '|',
  );
const idOf = (at: number) => `ITA-2024-${String(at + 1).padStart(4, '0')}`;
const register = plainSheet(
  ...students.map((student, at) => [at + 1, student, 'Python', 'A', null, idOf(at), 'clerk']),
);

/** An applicant in an employer's list, and the right answer. */
interface Applicant {
  readonly name: string;
  /** What the employer has in her column of IDs. */
  readonly id: string;
  readonly address: string;
  readonly kind: AnswerKind;
  /** Whose certificate it is, counted from 0; undefined without a certificate. */
  readonly of: number | undefined;
  readonly note: string;
}

const similar = (at: number) => ({
  kind: 'similar' as const,
  of: undefined,
  note: fill(validator.invalid.similar, { id: idOf(at) }),
});
const blank = { id: '', kind: 'blank', of: undefined, note: '' } as const;
const unknown = { kind: 'unknown', of: undefined, note: '' } as const;
const otherName = (name: string) => fill(notes.otherName, { name });
const sameAs = (row: number) => fill(notes.sameAs, { number: row });

/** What is not as in the register, by the place in the list. */
const unusual: Readonly<Record<number, Partial<Applicant>>> = {
  1: { name: 'PATIL Ravi' },
  2: { name: 'M. Iyer', address: '12, MG Road\nNear "Alka"\nPune' },
  3: { name: 'More, Sunil' },
  4: { id: ` ${idOf(4)}\u00a0` },
  6: { name: 'Kulkarni Priya', address: '"Camp", Pune' },
  8: blank,
  10: { id: 'ITA-2024-OO11', ...similar(10) },
  11: { id: 'ita-2024-0012', ...similar(11) },
  12: { id: 'ITA 2024 0013', ...similar(12) },
  13: { id: 'ITA-2042-0014', ...unknown },
  14: { id: 'ITA20240015', ...similar(14) },
  16: { id: 'NA', ...unknown },
  // A borrowed ID.
  18: {
    name: 'Ramesh Gupta',
    id: idOf(0),
    of: 0,
    note: inSentences([sameAs(4), otherName('Ramesh Gupta')]),
  },
  19: { ...blank, name: '', address: '' },
  20: {
    id: `${idOf(20)}.`,
    note: inSentences([notes.sameName, fill(notes.leftOff, { text: '.' })]),
  },
  21: { id: `Cert No. ${idOf(21)}`, ...similar(21) },
  22: { id: `https://academy.example/SearchById#id=${idOf(22)}` },
  26: { id: 'ITA-2024-9999', ...unknown },
  27: { name: 'Narayanan Lakshmi' },
  28: { name: 'Abdul Rehman', note: otherName('Abdul Rehman') },
  // Names in different scripts can't be compared.
  30: { name: 'Asha Patil', note: '' },
  32: blank,
  39: { id: idOf(37), of: 37, note: inSentences([sameAs(41), otherName('Ajay Verma')]) },
};
const applicants = students.map((name, at): Applicant => {
  const usual = {
    name,
    id: idOf(at),
    address: 'Flat 4, Shivaji Nagar, Pune',
    kind: 'valid',
    of: at,
  } as const;
  return { ...usual, note: notes.sameName, ...unusual[at] };
});

const above = [['Walk-in of 12 December'], [], ['Candidate', 'Certificate', 'Address']];
const rows = [...above, ...applicants.map(({ name, id, address }) => [name, id, address])];

function parted(by: string, needsMarks: RegExp): string {
  const shown = (cell = '') => (needsMarks.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => [0, 1, 2].map((at) => shown(row[at])).join(by)).join('\r\n');
}

const ways: Readonly<Record<string, (list: ListPage) => Promise<void>>> = {
  'as .xlsx': (list) => list.choose('walk-in.xlsx', workbook(rows)),
  'as .csv': (list) => list.choose('walk-in.csv', parted(',', /[",\n]/)),
  // LibreOffice in Europe writes semicolons and windows-1252.
  'as .csv with semicolons': (list) =>
    list.choose('walk-in.csv', Buffer.from(parted(';', /[";\n]/), 'latin1')),
  // Spreadsheets copy a quotation mark as it is, unless the cell has several lines.
  pasted: (list) => list.paste(parted('\t', /\n/)),
  'pasted as .csv': (list) => list.paste(parted(',', /[",\n]/)),
};

for (const [way, give] of Object.entries(ways)) {
  test(`an employer’s list ${way} gets the right answer in every row`, async ({ list }) => {
    await list.open(register);
    await give(list);
    await expect(list.column).toHaveValue('1');
    await list.checkButton.click();
    await list.expectDone('37');
    const download = await list.save(result.saveXlsx);
    const sheet = Object.values(read(await readFile(await download.path())).Sheets)[0];
    const saved = utils.sheet_to_json<Record<string, string>>(sheet ?? {}, { defval: '' });
    const right = applicants.map(({ name, id, address, kind, of, note }, at) => ({
      [table.number]: String(at + 4),
      Candidate: name,
      Certificate: id.trim(),
      Address: address,
      [table.answer]: answers[kind],
      [table.student]: of === undefined ? '' : students[of],
      [table.note]: note,
    }));
    expect(saved).toEqual(right.map((row) => expect.objectContaining(row)));
  });
}
