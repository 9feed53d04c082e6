import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findMany } from './find.ts';
import { certificatesIn } from './certificates.ts';
import { similarIds, similarityKey, similarMany } from './similar-ids.ts';

const genuine = 'ITA-2024-0017';
const register = [
  'ITA-2024-0001',
  genuine,
  'ITA-2024-0071',
  'ITA-2023-0017',
  'Lab/I 10',
  'B.1-(x)',
].map((id, index) => ({
  id,
  student: '',
  course: '',
  cells: ['', '', '', '', '', id],
  row: index + 3,
}));

/** What was typed or pasted in place of the ID above, by what had spoilt it. */
const spoilt: Record<string, string[]> = {
  'upper and lower case': ['ita-2024-0017', 'Ita-2024-0017', 'iTa-2024-0017'],
  'the letter O and a zero': ['ITA-2O24-0017', 'ITA-2024-OO17', 'ita-2o24-oo17'],
  'a capital i, a small L and the digit one': ['1TA-2024-0017', 'lTA-2024-00l7', 'ITA-2024-00I7'],
  'a hyphen of another kind': [
    'ITA‐2024‐0017',
    'ITA\u20112024\u20110017',
    'ITA–2024–0017',
    'ITA—2024—0017',
    'ITA−2024−0017',
    'ITA﹣2024－0017',
    'ITA⁃2024⁃0017',
  ],
  'a soft hyphen': ['ITA-\u00ad2024-\u00ad0017'],
  'a zero-width character': [
    'ITA-\u200b2024-0017',
    'ITA-2024\u2060-0017',
    'ITA\ufeff-2024-0017',
    'ITA\u200d-2024-0017',
  ],
  'a mark of direction': [
    '\u200eITA-2024-0017',
    '\u202aITA-2024-0017\u202c',
    '\u2066ITA-2024-0017\u2069',
  ],
  'full-width digits': ['ITA-２０２４-００１７', 'ＩＴＡ－２０２４－００１７'],
  'Devanagari digits': ['ITA-२०२४-००१७'],
  'Gujarati digits': ['ITA-૨૦૨૪-૦૦૧૭'],
  'a space inside': [
    'ITA - 2024 - 0017',
    'ITA- 2024-0017',
    'ITA-\u00a02024-\u202f0017',
    'ITA-2024-\n0017',
  ],
  'no hyphens, or others in their place': [
    'ITA 2024 0017',
    'ITA 2024-0017',
    'ITA20240017',
    'ita 2o24 oo17',
    'ITA_2024_0017',
    'ITA/2024/0017',
    'ITA.2024.0017',
    'ITA–2024 / 0017',
    'ITA2024-0017.',
  ],
  'a full stop or bracket after it': [
    'ITA-2024-0017.',
    '(ITA-2024-0017)',
    'ITA-2024-0017>',
    '“ITA-2024-0017”,',
    '*ITA-2024-0017*',
  ],
  'its label before it': [
    'Certificate ID: ITA-2024-0017',
    'Certificate ID ITA-2024-0017',
    'certificate no. ITA-2024-0017',
    'Student ID - ITA-2024-0017',
    'ID: ITA-2024-0017',
  ],
  'a whole link': [
    'https://academy.example/SearchById#id=ITA-2024-0017',
    'https://academy.example/SearchById?id=ITA-2024-0017&source=mail',
    '<https://academy.example/SearchById#ID=ITA%2D2024%2D0017>.',
    'See academy.example/SearchById#id=ITA-2024-0017 for it',
  ],
};

const forms = Object.entries(spoilt).flatMap(([what, texts]) =>
  texts.map((typed) => ({ what, typed })),
);

test('there are at least 40 spoilt forms, all different', () => {
  expect(new Set(forms.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(40);
});

test.each(forms)(
  'R8: with $what, "$typed" is not valid, and the genuine ID is offered',
  ({ typed }) => {
    expect(findMany(register, [typed]).get(typed)).toBeUndefined();
    expect(similarIds(register, typed)).toEqual([genuine]);
  },
);

test.each(['lab/1 10', 'LAB/l10', '(Lab/I IO)'])(
  '"%s" offers an ID that holds a space itself',
  (typed) => {
    expect(similarIds(register, typed)).toEqual(['Lab/I 10']);
  },
);

test('"b.1-(X" offers an ID that ends in a bracket itself', () => {
  expect(similarIds(register, 'b.1-(X')).toEqual(['B.1-(x)']);
});

test.each([
  'ITA-2024-0018',
  'ITA-2024-017',
  'ITA-2024-0107',
  'ITA-2024-00170',
  '0017',
  'TA-2024-0017',
  'ITA-2024-0017-1',
])('"%s" differs in more than that, and nothing is offered', (typed) => {
  expect(similarIds(register, typed)).toEqual([]);
});

test('without separators only one ID can be meant, and one that is nearer is offered alone', () => {
  const ids = ['1-11', '11-1', 'A/1-2', 'A-1/2', 'A12', '-'].map((id) => ({ id }));
  expect(similarIds(ids, '111')).toEqual([]);
  expect(similarIds(ids, 'l-1l')).toEqual(['1-11']);
  expect(similarIds(ids, 'a12')).toEqual(['A12']);
  expect(similarIds(ids, 'a 1 2')).toEqual(['A12']);
  expect(similarIds(ids, 'A.1.2')).toEqual([]);
  expect(similarIds(ids, '/')).toEqual([]);
});

test.each(['', ' ', '\u00ad', '...', '()', 'https://academy.example/SearchById#id='])(
  'nothing is offered for "%s", of which nothing is left, not even an empty ID',
  (typed) => {
    expect(similarIds([{ id: '' }, { id: '-' }, { id: '.' }], typed)).toEqual([]);
  },
);

test('of several similar IDs each is offered once, in sheet order; more than three are a guess', () => {
  const ids = ['a-0', 'A-O', 'a-0', 'A-o', 'a-O'].map((id) => ({ id }));
  expect(similarIds(ids.slice(0, 4), 'A-0')).toEqual(['a-0', 'A-O', 'A-o']);
  expect(similarIds(ids, 'A-0')).toEqual([]);
});

test('R12: no name in a register can disturb the search', () => {
  const ids = ['__proto__', 'constructor'].map((id) => ({ id }));
  expect(similarIds(ids, '__PROTO__')).toEqual(['__proto__']);
  expect(similarIds(ids, 'toString')).toEqual([]);
});

test('a text that was cut in two is still one, and a wrong percent sign is one', () => {
  expect(similarityKey('\ud835')).toBe('\ud835');
  expect(similarityKey('https://academy.example/SearchById#id=50%')).toBe('50%');
});

test('a key is the key of itself, and spoiling an ID leaves its key as it was', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9/-]{1,12}$/);
  fc.assert(
    fc.property(id, (text) => {
      const key = similarityKey(text);
      expect(similarityKey(key)).toBe(key);
      expect(similarityKey(`Certificate ID: (${text.toUpperCase()}).`)).toBe(key);
      expect(similarityKey([...text].join('\u200b '))).toBe(key);
    }),
  );
});

test('a long text is worked through in one go, or this test runs out of time', () => {
  const dots = '.'.repeat(1_000_000);
  expect(similarityKey(`x${dots}y${dots}`)).toBe(`x${dots}y`);
  const spaces = ' '.repeat(1_000_000);
  expect(similarityKey(`certificate id${spaces}x`)).toBe('x');
  expect(similarityKey('#id='.repeat(100_000))).toHaveLength(399_996);
});

/** Few letters, so that many IDs are equal, or nearly. */
const word = fc.string({
  unit: fc.constantFrom('a', 'A', 'o', '0', 'l', '1', '-', ' '),
  maxLength: 4,
});

const registers = fc
  .array(fc.array(word, { minLength: 6, maxLength: 8 }), { maxLength: 30 })
  .map((rows) => {
    const cells = [['Heading'], ['Heading'], ...rows.map((row) => ['x', ...row])];
    return certificatesIn(cells.map((row, index) => ({ number: index + 1, cells: row }))).records;
  });

const ids = fc.array(
  word.map((text) => text.trim()).filter((text) => text !== ''),
  { maxLength: 20 },
);

test('many IDs find the first row with each of them in the column of the IDs, and no other', () => {
  fc.assert(
    fc.property(registers, ids, (records, wanted) => {
      const found = findMany(records, wanted);
      for (const id of wanted)
        expect(found.get(id)).toBe(records.find((record) => record.id === id));
    }),
  );
});

test('R8: of many IDs each is offered the same similar ones as alone', () => {
  fc.assert(
    fc.property(registers, ids, (records, unknown) => {
      const similar = similarMany(records, unknown);
      for (const id of unknown) expect(similar.get(id) ?? []).toEqual(similarIds(records, id));
    }),
  );
});
