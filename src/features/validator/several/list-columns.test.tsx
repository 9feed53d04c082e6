import { expect, test } from 'vitest';
import { fill } from '../../../fill.ts';
import { inSentences } from '../../../ui/announce.ts';
import { answerTo } from '../../../answer/answer-to.ts';
import { certificate, markup, textOf, words } from '../../../answer/testing/in-validator.tsx';
import { short } from '../../../answer/shown-texts.tsx';
import type { Verdict } from '../../../register/certificates/verdict.ts';
import { idsOfList } from '../../../register/list/list-ids.ts';
import { sheetRows } from '../../../spreadsheet/testing/sheet-rows.ts';
import { listRows } from './use-list-run.ts';
import { listColumns, savedRows } from './list-columns.tsx';
import { ListTable } from './list-table.tsx';

const valid = { status: 'found', certificate, state: { kind: 'valid' } } as const;
const long = 'x'.repeat(10_000);
const known = { ...certificate, issued: '2025-03-04', grade: 'A' };
const verdicts: readonly (Verdict & { readonly whole: string; readonly id: string })[] = [
  {
    status: 'found',
    certificate: known,
    state: { kind: 'valid', until: '2027-01-31' },
    id: 'A-1',
    whole: 'A-1',
  },
  { status: 'found', certificate, state: { kind: 'unclear', text: 'hm' }, id: 'A-2', whole: 'A-2' },
  { status: 'invalid', similar: ['A-2', 'A-3'], id: long, whole: `${long}.` },
];
const rows = verdicts.map((verdict, at) => ({
  ...answerTo(verdict, words, new Date(0), verdict.whole),
  number: at + 1,
  sameAs: at === 0 ? undefined : 1,
}));

test('a saved file contains all that the screen shows, under the same headings', () => {
  const html = markup(<ListTable rows={rows} only={[]} box={{ current: null }} />);
  const [headings, ...shown] = html
    .split('<tr')
    .slice(1)
    .map((row) =>
      row
        .split(/<t[dh] /)
        .slice(1)
        .map((cell) => textOf(`<td ${cell}`).trim()),
    );
  const [savedHeadings = [], ...saved] = savedRows(rows, words, 'today');
  expect(headings).toEqual(
    listColumns.flatMap(({ name, shown }) => (shown ? [words.list.table[name]] : [])),
  );
  expect(savedHeadings).toEqual(expect.arrayContaining(headings ?? []));
  expect(shown).toHaveLength(rows.length);
  shown.forEach((cells, at) => {
    const whole = saved[at]?.join(' ').replace(long, (id) => `${id} ${short(id, 120)}`) ?? '';
    const words = cells.join(' ').split(' ');
    expect(words.filter((word) => !whole.includes(word))).toEqual([]);
  });
});

test('each heading of a list’s answers has a column', () => {
  const { caption: _, ...headings } = words.list.table;
  expect(listColumns.map(({ name }) => name).toSorted()).toEqual(Object.keys(headings).toSorted());
});

test('a saved file has the visitor’s own columns first, and a row for each of hers', () => {
  const asked = [
    ['Asha', 'A-1'],
    ['Ravi', ''],
    ['Meera', 'A-1'],
    ['John', 'A-9'],
  ];
  const list = { rows: sheetRows(['Applicant', ''], ...asked), isTable: true };
  const listed = idsOfList(list, { index: 1, hasHeading: false });
  if (listed.status !== 'ids') throw new Error(listed.status);
  const answers = [{ ...valid, id: 'A-1' }, { status: 'invalid', similar: [], id: 'A-9' } as const];
  const listedRows = listRows(listed, answers, words, new Date(0));
  const [headings, ...saved] = savedRows(listedRows, words, 'today', listed.own);
  const { answers: told, notes, table, column } = words.list;
  const letters = ['A', 'B'].map((letter) => fill(column.noHeading, { letter }));
  expect(headings?.slice(0, 4)).toEqual([table.number, ...letters, table.id]);
  expect(saved.map((cells) => cells.slice(0, 5))).toEqual([
    ['2', 'Asha', 'A-1', 'A-1', told.valid],
    ['3', 'Ravi', '', '', told.blank],
    ['4', 'Meera', 'A-1', 'A-1', told.valid],
    ['5', 'John', 'A-9', 'A-9', told.unknown],
  ]);
  const meera = [fill(notes.sameAs, { number: 2 }), fill(notes.otherName, { name: 'Meera' })];
  expect(saved.map((cells) => cells.at(-2))).toEqual([notes.sameName, '', inSentences(meera), '']);
});

test('a saved row has the whole ID, the notes and offers in their order, and the moment of the check', () => {
  const { answers, notes } = words.list;
  const note = inSentences([
    fill(notes.sameAs, { number: 1 }),
    fill(notes.leftOff, { text: '.' }),
    ...['A-2', 'A-3'].map((similar) => fill(words.invalid.similar, { id: similar })),
  ]);
  const found = { ...answerTo({ ...valid, id: 'A-1' }, words, new Date(0), 'A-1'), number: 1 };
  const [headings, first, second] = savedRows(
    [{ ...found, sameAs: undefined }, ...rows.slice(2)],
    words,
    'today',
  );
  expect(headings).toHaveLength(8);
  expect(first).toEqual(['1', 'A-1', answers.valid, '', 'Asha', 'Python', '', 'today']);
  expect(second).toEqual(['3', long, answers.similar, '', '', '', note, 'today']);
});
