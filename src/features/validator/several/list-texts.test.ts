import { expect, test } from 'vitest';
import { fill } from '../../../fill.ts';
import type { CertificateState } from '../../../register/certificates/states.ts';
import type { Verdict } from '../../../register/certificates/verdict.ts';
import { answerTo } from '../../../answer/answer-to.ts';
import { answerCounts, notesOn } from './list-texts.ts';
import { certificate, words } from '../../../answer/testing/in-validator.tsx';

const { states } = words;
const { notes } = words.list;

function rowWith(verdict: Verdict, id = 'A-1', whole = id, sameAs?: number) {
  return { ...answerTo({ ...verdict, id }, words, new Date(0), whole), number: 1, sameAs };
}

const dated = (note: string, date: string) => fill(note, { date });

const either = '2025-03-04/2025-04-03';
const bothDays = fill(states.eitherDate, { earlier: '4 March 2025', later: '3 April 2025' });

test.each<[state: CertificateState, date: string, notes: string[]]>([
  [{ kind: 'valid' }, '', []],
  [{ kind: 'valid', until: '2027-01-31' }, '2027-01-31', [dated(notes.until, '31 January 2027')]],
  [{ kind: 'expired', until: '2025-05-01' }, '2025-05-01', [dated(notes.wasUntil, '1 May 2025')]],
  [{ kind: 'withdrawn', since: either }, either, [dated(notes.since, bothDays)]],
  [{ kind: 'unclear', text: '$& hm' }, '', [notes.unclear.split('{text}').join('$& hm')]],
])('in a list, a certificate is shown and counted by its state: %j', (state, date, notes) => {
  const row = rowWith({ status: 'found', certificate, state });
  const { kind } = state;
  expect(row).toMatchObject({ kind, date, certificate });
  expect(notesOn(row, words)).toEqual(notes);
  expect(answerCounts([row])).toContainEqual([kind, 1]);
});

const invalid = { status: 'invalid', similar: [] } as const;

test.each([
  ['A-1', invalid, { kind: 'unknown', notes: [], offers: { ids: [] } }],
  ['please check A-1', invalid, { kind: 'unknown', notes: [notes.words] }],
  ['A-1', { ...invalid, similar: ['A-2'] }, { kind: 'similar', offers: { ids: ['A-2'] } }],
  ['A-1', { ...invalid, status: 'incomplete' }, { kind: 'incomplete', notes: [notes.lacksIds] }],
  [
    'A-1',
    { ...invalid, status: 'mistyped' },
    { kind: 'mistyped', notes: [words.invalid.mistyped] },
  ],
  ['A-', { ...invalid, status: 'cut' }, { kind: 'cut', notes: [words.invalid.cut] }],
] as const)(
  'the text %j with the verdict %j is not answered as a certificate',
  (id, verdict, answer) => {
    const row = rowWith(verdict, id);
    expect({ ...row, notes: notesOn(row, words) }).toMatchObject(answer);
    expect(answerCounts([row])).toContainEqual([answer.kind, 1]);
  },
);
