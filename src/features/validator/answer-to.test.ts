import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { validatorSchema } from '../../content/schemas/validator.ts';
import type { CertificateState } from '../../register/certificates/states.ts';
import type { Verdict } from '../../register/certificates/verdict.ts';
import { answerCounts, answerTo, isNotFound, savedRows } from './answer-to.ts';
import { islandWords } from './island-words.ts';

const validator = validatorSchema.parse(parse(readFileSync('content/validator.yaml', 'utf8')));
const words = islandWords(validator, {});
const { several } = words;
const certificate = { student: 'Asha', course: 'Python', id: 'A-1' };

function rowWith(verdict: Verdict, sameAs?: number) {
  return { number: 1, id: 'A-1', verdict, sameAs };
}

function rowIn(state: CertificateState) {
  return rowWith({ status: 'found', certificate, state });
}

test.each<[state: CertificateState, date: string, notes: string[]]>([
  [{ kind: 'valid' }, '', []],
  [{ kind: 'valid', until: '2027-01-31' }, '2027-01-31', ['Valid until 31 January 2027']],
  [{ kind: 'expired', until: '2025-01-31' }, '2025-01-31', ['Valid until 31 January 2025']],
  [{ kind: 'withdrawn', since: '2025-03-04' }, '2025-03-04', ['Since 4 March 2025']],
  // A day that can be read in two ways.
  [
    { kind: 'withdrawn', since: '2025-03-04/2025-04-03' },
    '2025-03-04/2025-04-03',
    ['Since 4 March 2025 or 3 April 2025'],
  ],
  [{ kind: 'unclear', text: '$& hm' }, '', ['The register says “$& hm”. Ask the academy.']],
])('a certificate is told with its date and counted by its state: %j', (state, date, notes) => {
  const { kind } = state;
  expect(answerTo(rowIn(state), words)).toMatchObject({ kind, date, notes, student: 'Asha' });
  expect(answerCounts([rowIn(state)])).toContainEqual([kind, 1]);
  expect(isNotFound(rowIn(state))).toBe(false);
});

test('an ID that is not in the register, similar to one, or mistyped, is told as that', () => {
  const unknown = rowWith({ status: 'invalid', certificates: 1, similar: [] });
  const similar = rowWith({ status: 'invalid', certificates: 1, similar: ['A-2'] });
  const mistyped = rowWith({ status: 'mistyped', similar: [] });
  const { notes } = several;
  expect(answerTo(unknown, words)).toMatchObject({ kind: 'unknown', notes: [], others: [] });
  const sentence = { ...unknown, id: 'please check A-1' };
  expect(answerTo(sentence, words)).toMatchObject({ kind: 'unknown', notes: [notes.words] });
  expect(answerTo(similar, words)).toMatchObject({ kind: 'similar', others: [{ id: 'A-2' }] });
  expect(answerTo(mistyped, words)).toMatchObject({ kind: 'mistyped', notes: [notes.mistyped] });
  expect([unknown, similar, mistyped].every(isNotFound)).toBe(true);
  expect(answerCounts([unknown, similar, mistyped])).toEqual([
    ['valid', 0],
    ['similar', 1],
    ['mistyped', 1],
    ['unknown', 1],
  ]);
});

test('a saved row holds the whole ID, the answer, its date, and all that the screen says besides', () => {
  const long = 'x'.repeat(10_000);
  const verdict: Verdict = { status: 'invalid', certificates: 1, similar: ['A-2', 'A-3'] };
  const row = { ...rowWith(verdict, 4), id: long };
  const found = rowWith({ status: 'found', certificate, state: { kind: 'valid' } });
  const [headings, first, second] = savedRows([row, found], words, 'today');
  expect(headings).toHaveLength(8);
  const note = 'Same ID as no. 4 Did you mean A-2? Did you mean A-3?';
  expect(first).toEqual(['1', long, several.answers.similar, '', '', '', note, 'today']);
  expect(second).toEqual(['1', 'A-1', several.answers.valid, '', 'Asha', 'Python', '', 'today']);
});
