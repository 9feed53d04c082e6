import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../fill.ts';
import type { Verdict } from '../../../register/certificates/verdict.ts';
import { answerTo } from '../../../answer/answer-to.ts';
import { AnswerDrawing } from '../../../answer/answer-drawing.tsx';
import { shownMoment } from '../../../answer/shown-texts.tsx';
import { trimmedInput } from './search.tsx';
import { SearchResult } from './search-result.tsx';
import { certificate, markup, textOf, words } from '../../../answer/testing/in-validator.tsx';

const invalid = { status: 'invalid', similar: [] } as const;
const valid = { status: 'found', certificate, state: { kind: 'valid' } } as const;
const incomplete = {
  ...valid,
  state: { kind: 'incomplete', lacks: ['student', 'course'] },
} as const;
const withdrawn = { ...valid, state: { kind: 'withdrawn' } } as const;

beforeEach(() => vi.stubGlobal('location', new URL('https://academy.example/SearchById')));

/** The answer to an ID, with everything below it, as text. */
function shown(verdict: Verdict, id = 'A-1'): string {
  const result = answerTo({ ...verdict, id }, words, new Date(0));
  return textOf(markup(<SearchResult result={result} count={1} onSearch={() => undefined} />));
}

const { print } = words.invalid;

test.each<[string, Verdict, string, has: readonly string[], hasNot: readonly string[]]>([
  [
    'the answer to an unknown ID shows the ID, and whom to ask',
    invalid,
    '<b>A</b>',
    [words.invalid.message, '“ <b>A</b> ”', words.invalid.ask, '+91 00000', print],
    [words.valid.copyLink, words.valid.linkedIn],
  ],
  [
    'the answer to an empty box helps to find the ID, and can’t be printed',
    invalid,
    '',
    [words.invalid.message, words.invalid.empty, words.invalid.askForId, '+91 00000'],
    [words.invalid.hint, words.invalid.ask, print, words.evidence.id],
  ],
  [
    'a valid certificate can be printed and shared, and offers no contact',
    valid,
    'A-1',
    [words.valid.heading, words.valid.copyLink, words.valid.linkedIn, words.valid.print],
    [words.states.ask, '+91 00000'],
  ],
  [
    'the link to a withdrawn certificate can be sent on, but not added to LinkedIn',
    withdrawn,
    'A-1',
    [words.states.withdrawn.heading, words.states.ask, words.valid.copyLink],
    [words.valid.heading, words.valid.linkedIn],
  ],
  [
    'a row that lacks student and course is neither valid nor invalid, and says what is missing',
    incomplete,
    'A-1',
    [
      words.states.incomplete.heading,
      `${words.states.incomplete.student}, ${words.states.incomplete.course}`,
      words.states.ask,
      'https://academy.example/SearchById#id=A-1',
    ],
    [words.valid.heading, words.invalid.message, words.valid.linkedIn],
  ],
  [
    'R9: an ID that may be in a row with an error is neither valid nor invalid',
    { ...invalid, status: 'incomplete' },
    'A-1',
    [words.states.incomplete.heading, words.states.ask],
    [words.valid.heading, words.invalid.message],
  ],
  [
    'only the beginning of an ID is invalid, and the answer asks for the whole ID',
    { ...invalid, status: 'cut' },
    'ITA-2024-',
    [words.invalid.message, words.invalid.cut, words.invalid.ask],
    [words.valid.heading, words.valid.copyLink],
  ],
  [
    'a text that is too long for an ID is shortened',
    invalid,
    'x'.repeat(400),
    [`“ ${'x'.repeat(39)}… ”`],
    [],
  ],
])('%s', (_, verdict, id, has, hasNot) => {
  const text = shown(verdict, id);
  for (const each of has) expect(text).toContain(each);
  for (const each of hasNot) expect(text).not.toContain(each);
});

test('R8: if the match is not in the ID column, the first line names the column of the match', () => {
  const { foundBy, heading } = words.valid;
  const texts = { course: foundBy.course, H: fill(foundBy.column, { column: 'H' }) };
  for (const [column, sentence] of Object.entries(texts)) {
    const found = { ...valid, foundBy: column === 'course' ? column : { name: column } } as const;
    expect(shown(found).trim().startsWith(`${sentence} ${heading}`)).toBe(true);
  }
  expect(shown(valid)).not.toContain(foundBy.course);
});

test('a certificate that was found by another column is not confirmed on paper, and can’t be shared', () => {
  const text = shown({ ...valid, foundBy: 'course' }, 'Python');
  for (const own of [words.valid.linkedIn, words.valid.print]) expect(text).not.toContain(own);
  // Whoever opens the link sees the same answer.
  for (const same of [print, words.states.ask, '/SearchById#id=Python']) {
    expect(text).toContain(same);
  }
});

test('a printed answer says what was looked up, where and when', () => {
  const text = shown({ ...invalid, certificates: 1200, asOf: '2026-11-21' }, 'A-9');
  const { evidence } = words;
  for (const [label, value] of [
    [evidence.id, 'A-9'],
    [evidence.academy, 'The Academy'],
    [evidence.certificates, '1,200'],
    [evidence.asOf, '21 November 2026'],
    [evidence.checked, shownMoment(new Date(0))],
  ] as const) {
    expect(text).toContain(`${label} ${value}`);
  }
});

test.each<[string, Verdict, id: string, student: number, seal: number]>([
  ['a valid certificate', valid, 'A-1', 1, 1],
  ['an unknown ID', invalid, 'A-9', 0, 0],
  ['a withdrawn certificate', withdrawn, 'A-1', 1, 0],
  ['a certificate found by another column', { ...valid, foundBy: 'course' }, 'Python', 0, 0],
])('the drawing of %s is hidden from assistive technology', (_, verdict, id, student, seal) => {
  const answer = answerTo({ ...verdict, id }, words, new Date(0));
  const html = markup(<AnswerDrawing look={undefined} typed={id} answer={answer} />);
  expect(html).toMatch(/^<div class="[^"]*" aria-hidden="true">/);
  expect(html.split('Asha').length - 1).toBe(student);
  expect(html.split('c-seal').length - 1).toBe(seal);
});

test.each([
  [' ID 1 ', { inputType: 'insertText', data: ' ' }, 'ID 1 '],
  [' ID 1 ', { inputType: 'deleteContentBackward' }, 'ID 1 '],
  [' ID 1\u00a0', { inputType: 'insertFromPaste' }, 'ID 1'],
  [' ID 1 ', { inputType: 'insertText', data: ' ID 1 ' }, 'ID 1'],
  ['  ', { inputType: 'insertText', data: ' ' }, ''],
  ['ID', {}, 'ID'],
])('R8: the box trims the text %j after the change %j', (text, change, trimmed) => {
  expect(trimmedInput(text, change)).toBe(trimmed);
});
