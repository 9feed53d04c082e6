import { expect, test } from 'vitest';
import { similarIds } from './similar-ids.ts';

const genuine = 'ITA-2024-0017';
const register = [
  'ITA-2024-0001',
  genuine,
  'ITA-2024-0071',
  'ITA-2023-0017',
  'Lab/I 10',
  'B.1-(x)',
];

/** Spellings of the ID ITA-2024-0017, by the kind of mistake. */
const spoilt: Record<string, string[]> = {
  'upper and lower case': ['ita-2024-0017', 'iTa-2024-0017'],
  'the letter O and a zero': ['ITA-2O24-0017', 'ita-2o24-oo17'],
  'a capital i, a small L and the digit one': ['1TA-2024-0017', 'lTA-2024-00l7', 'ITA-2024-00I7'],
  'a hyphen of another kind': Array.from('‐\u2011–—−﹣－⁃', (it) => `ITA${it}2024${it}0017`),
  'a character that is not seen': Array.from(
    '\u00ad\u200b\u2060\ufeff\u200d\u200e\u202a\u202c\u2066\u2069',
    (it) => `${it}ITA-2024${it}-0017${it}`,
  ),
  'digits of another form': ['ＩＴＡ－２０２４－００１７', 'ITA-२०२४-००१७', 'ITA-૨૦૨૪-૦૦૧૭'],
  'a space inside': ['ITA - 2024 - 0017', 'ITA-\u00a02024-\u202f0017', 'ITA-2024-\n0017'],
  'no hyphens': ['ITA 2024 0017', 'ITA20240017', 'ita 2o24 oo17'],
  'other characters in place of its hyphens': [
    'ITA_2024_0017',
    'ITA/2024/0017',
    'ITA.2024.0017',
    'ITA–2024 / 0017',
  ],
  'punctuation around it': [
    '(ITA-2024-0017)',
    'ITA2024-0017.',
    '“ITA-2024-0017”,',
    '*ITA-2024-0017>*',
  ],
  'its label before it': ['certificate no. ITA-2024-0017', 'Student ID - ITA-2024-0017'],
  'its label and a colon before it': ['Certificate ID: ITA-2024-0017', 'ID: ITA-2024-0017'],
};

function offers(ids: readonly string[], typed: string, shapes?: string[]): readonly string[] {
  const records = ids.map((id) => ({ id }));
  return similarIds(records, [typed], shapes)(typed);
}

test.each(Object.entries(spoilt))('R8: an ID typed with %s leads to the genuine ID', (_, texts) => {
  for (const typed of texts) expect(offers(register, typed), typed).toEqual([genuine]);
});

test.each([
  ['an ID that contains a space is offered', ['lab/1 10', 'LAB/l10', '(Lab/I IO)'], ['Lab/I 10']],
  ['an ID that ends in a bracket is offered', ['b.1-(X'], ['B.1-(x)']],
  ['no ID is offered if a digit or letter differs', ['ITA-2024-0018', 'ITA-2024-0107'], []],
  ['no ID is offered if a character is missing', ['ITA-2024-017', 'TA-2024-0017', '0017'], []],
  ['no ID is offered if there is a character too many', ['ITA-2024-00170', 'ITA-2024-0017-1'], []],
])('%s', (_, texts, offered) => {
  for (const typed of texts) expect(offers(register, typed), typed).toEqual(offered);
});

const parted = ['1-11', '11-1', 'A/1-2', 'A-1/2', 'A12', '-'];
const alike = ['a-0', 'A-O', 'a-0', 'A-o'];

test.each([
  ['no ID is offered if a text without separators could be several IDs', parted, '111', []],
  ['only the nearest ID is offered', parted, 'l-1l', ['1-11']],
  ['an ID without separators may be the nearest', parted, 'a 1 2', ['A12']],
  ['no ID is offered if a text with other separators could be several IDs', parted, 'A.1.2', []],
  ['no ID is offered for a separator alone', parted, '/', []],
  ['each similar ID is offered once, in sheet order', alike, 'A-0', ['a-0', 'A-O', 'A-o']],
  ['no ID is offered if more than three are similar', [...alike, 'a-O'], 'A-0', []],
  ['R12: a name of Object.prototype can be an ID', ['__proto__', 'x'], '__PROTO__', ['__proto__']],
  [
    'R12: a name of Object.prototype is not offered if the register lacks it',
    ['__proto__', 'x'],
    'toString',
    [],
  ],
])('%s', (_, ids, typed, offered) => {
  expect(offers(ids, typed)).toEqual(offered);
});

test.each([
  'A-1 / A-2',
  'A-1/A-2',
  'A-1, A-2',
  'A-1\nA-2',
  'A-1 & A-2 (old: A-3)',
  'A-2 A-1',
  'Cert. No. A-1; Cert. No. A-2',
])('either of two IDs in one cell leads to that cell: %j', (cell) => {
  for (const typed of ['A-1', 'a-2']) expect(offers(['A-3', cell], typed), typed).toEqual([cell]);
  expect(offers([cell], 'A')).toEqual([]);
  expect(offers([cell], 'A-11')).toEqual([]);
});

test.each(['ITA-2024-0001/0002', 'ITA-2024-0001, 02', 'ITA-2024-0001 & 2'])(
  'an ID of which only the end is written leads to its cell: %j',
  (cell) => {
    for (const typed of ['ITA-2024-0001', 'ita 2024 0002']) {
      expect(offers(['ITA-2024-0009', cell], typed), typed).toEqual([cell]);
    }
    expect(offers([cell], 'ITA-2024-0003')).toEqual([]);
  },
);

test('an ID with spaces beside another is offered too, but not for each word that it shares', () => {
  const cells = ['ITA 2024 0001, ITA 2024 0002', ...[3, 4, 5].map((at) => `ITA 2024 000${at}`)];
  expect(offers(cells, 'ITA 2024 0002')).toEqual([cells[0]]);
  expect(offers(cells, '2024')).toEqual([]);
});

test.each([
  ['20240004', '20240004.0', '00000000'],
  [genuine, `https://files.example/${genuine}.pdf`, 'ITA-0000-0000'],
  [genuine, `Cert. No.${genuine}`, 'ITA-0000-0000'],
])('what the shapes lack is left out of texts and cells: %j and %j', (id, wrapped, shape) => {
  expect(offers([wrapped, 'A-1'], id, [shape])).toEqual([wrapped]);
  expect(offers([id, 'A-1'], wrapped, [shape])).toEqual([id]);
  expect(offers(['20240004.0'], '2024000', [shape])).toEqual([]);
});

test('R8: the sign that mails leave before an ID is left out', () => {
  expect(offers(register, `3D${genuine}`)).toEqual([genuine]);
  expect(offers(register, '3D')).toEqual([]);
});

test.each(['', ' ', '\u00ad', '...', '()'])(
  'nothing is offered for %j, which has no letter or digit',
  (typed) => {
    expect(offers(['', '-', '.'], typed)).toEqual([]);
  },
);
