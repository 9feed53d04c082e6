import { expect, onTestFinished, test, vi } from 'vitest';
import { dateColumns, registerColumns } from '../register/certificates/columns.ts';
import {
  type CertificateState,
  certificateStates,
  lastDays,
  type StateKind,
  stateKinds as kinds,
} from '../register/certificates/states.ts';
import type { Verdict } from '../register/certificates/verdict.ts';
import { AnswerText } from './answer.tsx';
import { answerTo } from './answer-to.ts';
import { islandWords } from './island-words.ts';
import { certificate, markup, validatorWords, words } from './testing/in-validator.tsx';

const invalid = { status: 'invalid', similar: [] } as const;

/** A state with all dates of its kind. No two of the dates are equal. */
function fullState(kind: StateKind): CertificateState {
  const { dates } = certificateStates[kind];
  return { kind, ...Object.fromEntries(dates.map((date, at) => [date, `202${at}-01-31`])) };
}

/** The answer to `id` in words. */
function told(verdict: Verdict, id = 'A-1') {
  return answerTo({ ...verdict, id }, words, new Date(0));
}

function toldOf(state: CertificateState) {
  return told({ status: 'found', certificate, state });
}

function shown(verdict: Verdict, id = 'A-1'): string {
  return markup(<AnswerText answer={told(verdict, id)} onSearch={() => undefined} />);
}

test('every date column of the register is shown for some state', () => {
  const dates = new Set(Object.values(certificateStates).flatMap((state) => [...state.dates]));
  expect([...dates].toSorted()).toEqual(
    dateColumns.map((column) => registerColumns[column].date).toSorted(),
  );
});

test.each(kinds)('a certificate that is %s shows each of its dates with a label', (kind) => {
  const state = fullState(kind);
  const { facts, drawing } = toldOf(state);
  const page = shown({ status: 'found', certificate, state });
  for (const [at, name] of certificateStates[kind].dates.entries()) {
    const text = `31 January 202${at}`;
    expect(facts).toContainEqual([expect.stringMatching(/./), text, name]);
    expect(page).toContain(text);
  }
  expect(drawing.look).toBe(kind === 'valid' ? 'valid' : 'ended');
});

test('on the drawing’s band, a date has a label only if it is the last day of the state', () => {
  const band = () => toldOf(fullState('withdrawn')).drawing.band;
  expect(band()).toBe(`${words.list.answers.withdrawn}, 31 January 2021`);
  vi.spyOn(lastDays, 'since', 'get').mockReturnValue({ upTo: 'withdrawn', after: 'valid' });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(band()).toBe(`${words.states.withdrawn.since} 31 January 2021`);
});

test('only a valid certificate is shown as valid', () => {
  for (const kind of kinds) {
    const { heading, ask, drawing, tone, mayBeShared } = toldOf(fullState(kind));
    const isValid = kind === 'valid';
    expect([heading === words.valid.heading, ask === undefined, tone === 'good']).toEqual(
      Array(3).fill(isValid),
    );
    expect(drawing.band === undefined).toBe(isValid);
    expect(mayBeShared).toBe(kind === 'valid' || kind === 'expired');
  }
});

test('R8: a certificate that was found by another column looks neither valid nor better than its state', () => {
  for (const kind of kinds) {
    const found = { status: 'found', certificate, state: fullState(kind) } as const;
    const { tone, heading, drawing, mayBeShared } = told({ ...found, foundBy: 'student' }, 'Asha');
    const own = told(found);
    expect([heading, drawing, mayBeShared]).toEqual([own.heading, { look: 'unread' }, false]);
    expect(tone).toBe(kind === 'valid' ? 'unsure' : own.tone);
  }
});

test('in a saved list, a certificate has the last date of its state, unless that is the date of issue', () => {
  expect(kinds.map((kind) => toldOf(fullState(kind)).date.slice(0, 4))).toEqual(
    kinds.map((kind) => {
      const { length } = certificateStates[kind].dates;
      return length > 1 ? `202${length - 1}` : '';
    }),
  );
});

test('an unclear status is shown as it is written', () => {
  expect(toldOf({ kind: 'unclear', text: '$& hm' }).facts).toContainEqual([
    words.states.unclear.text,
    '$& hm',
    'unclear',
  ]);
  const { student, state } = words.states.incomplete;
  expect(toldOf({ kind: 'incomplete', lacks: ['student', 'state'] }).facts).toContainEqual([
    words.states.incomplete.missing,
    `${student}, ${state}`,
    'incomplete',
  ]);
});

test('if a withdrawn certificate has no ID, the answer shows the typed text', () => {
  const nameless = { status: 'found', certificate: { ...certificate, id: '' } } as const;
  const { valid, states } = words;
  const said = (state: CertificateState) => told({ ...nameless, state }, 'Asha');
  expect(said({ kind: 'valid' }).sentence).toBe(valid.sentenceWithoutId);
  expect(said({ kind: 'withdrawn' })).toMatchObject({
    sentence: states.withdrawn.sentence,
    values: { id: 'Asha' },
  });
});

test('the answer to an unknown ID has a button only if a known ID is similar', () => {
  expect(told(invalid, 'A-9')).toMatchObject({ drawing: { look: 'unknown' } });
  expect(told(invalid, '')).toMatchObject({ drawing: { look: 'idle' } });
  expect(shown(invalid, '<b>')).toContain('&lt;b&gt;');
  expect(shown(invalid)).not.toContain('<button');
  expect(shown({ ...invalid, similar: ['A-2'] })).toMatch(/<button.*A-2/s);
});

test('a link without an ID is told apart from an empty box', () => {
  const empty = { ...invalid, id: '' } as const;
  const { invalid: said } = words;
  expect(answerTo(empty, words, new Date(0), '', true).sentence).toBe(said.emptyLink);
  expect(answerTo(empty, words, new Date(0)).sentence).toBe(said.empty);
});

test.each([
  [['0000', 'PUN-00-000'], 'Such as {example}', 'Such as PUN-00-000 or 0000'],
  [undefined, 'Such as {example}', undefined],
  [undefined, 'Such as A-1', 'Such as A-1'],
])('with the shapes %j, the example %j reads %j', (idShapes, example, shown) => {
  const given = islandWords({ ...validatorWords, example }, { idShapes });
  expect(given.example).toBe(shown);
});

test('an answer from a sealed register gives the date of the register', () => {
  const asOf = '2026-11-20';
  const found = { status: 'found', certificate, state: { kind: 'valid' }, asOf } as const;
  const day = '20 November 2026';
  expect(told({ ...invalid, asOf }, 'A-9').remark).toContain(day);
  expect(told({ ...found, isKept: true }).remark).toContain(day);
  expect(told(found).remark).toBeUndefined();
});

test('if a certificate opens only by its link, the answer to its ID shows no facts', () => {
  expect(told({ status: 'unread', kind: 'needs-link' })).toMatchObject({
    heading: validatorWords.sealed.entryFault,
    facts: [],
    drawing: { look: 'unread' },
  });
});
