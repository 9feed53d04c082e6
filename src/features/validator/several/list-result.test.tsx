import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../fill.ts';
import { answerKinds } from '../../../register/certificates/states.ts';
import type { AskedVerdict } from '../../../register/certificates/verdict.ts';
import { mostIds } from '../../../register/list/list-ids.ts';
import { ListPanel } from './list-panel.tsx';
import { ListResult } from './list-result.tsx';
import { certificate, markup, textOf, words } from '../../../answer/testing/in-validator.tsx';
import { listProblem } from './use-list.ts';
import { listRows, type ListRun } from './use-list-run.ts';

beforeEach(() => vi.stubGlobal('location', new URL('https://academy.example/SearchById')));

const { list } = words;
const valid = { status: 'found', certificate, state: { kind: 'valid' } } as const;
const verdicts: readonly AskedVerdict[] = [
  { ...valid, id: 'A-1' },
  { status: 'invalid', similar: ['A-1'], id: 'a-1' },
  { status: 'invalid', similar: [], id: 'B-9' },
];
const rows = rowsOf(['A-1', 'a-1', 'B-9', 'A-1', 'C-3'], verdicts);
const nothing = () => undefined;

function rowsOf(ids: readonly string[], answers: readonly AskedVerdict[]) {
  return listRows({ ids, carried: new Map() }, answers, words, new Date(0));
}

/** The HTML of a list of five IDs. Four of them have an answer. */
function shown(status: ListRun['status'], fault?: string): string {
  return result({ status, count: 5, rows }, fault);
}

function result(of: Pick<ListRun, 'status' | 'count' | 'rows'>, fault?: string): string {
  const actions = { start: nothing, stop: nothing, goOn: nothing, clear: nothing };
  const run: ListRun = { ...of, checked: new Date(0), ...actions };
  return markup(<ListResult run={run} fault={fault} box={{ current: null }} />);
}

test('a list has a row for each answered ID', () => {
  expect(rows.map(({ verdict, sameAs }) => [verdict.id, sameAs])).toEqual([
    ['A-1', undefined],
    ['a-1', undefined],
    ['B-9', undefined],
    ['A-1', 1],
  ]);
  const [, first, second, third, fourth] = shown('done')
    .split(/<tr role="row" data-tone/)
    .map(textOf);
  const similar = fill(words.invalid.similar, { id: 'A-1' });
  expect(first).toContain(`1 A-1 ${list.answers.valid} Asha Python`);
  expect(second?.replaceAll(/ (?=\?)/g, '')).toContain(`2 a-1 ${list.answers.similar} ${similar}`);
  expect(third).toContain(`3 B-9 ${list.answers.unknown}`);
  expect(fourth).toContain(
    `4 A-1 ${list.answers.valid} ${fill(list.notes.sameAs, { number: '1' })}`,
  );
});

test('the page contains each answer of the longest list, for searching and printing', () => {
  const ids = Array.from({ length: mostIds }, (_, at) => `Z-${at}`);
  const answers = ids.map((id) => ({ status: 'invalid', similar: [], id }) as const);
  const longest = rowsOf(ids, answers);
  const html = result({ status: 'done', count: mostIds, rows: longest });
  expect(html.match(/>Z-\d+</g)).toHaveLength(mostIds);
});

test('the count of each kind of answer has its own icon and tone', () => {
  const count = /data-kind="(\w+)" data-tone="(\w+)".*?href="(#sign-\w+)".*?<b>(\d+)/g;
  const counts = [...shown('done').matchAll(count)].map(([, ...parts]) => parts);
  expect(counts).toEqual([
    ['valid', answerKinds.valid.tone, '#sign-valid', '2'],
    ['similar', answerKinds.similar.tone, '#sign-similar', '1'],
    ['unknown', answerKinds.unknown.tone, '#sign-unknown', '1'],
  ]);
  expect(new Set(counts.map(([, tone]) => tone)).size).toBe(3);
  expect(textOf(shown('done'))).toContain(fill(list.result.repeated, { count: '1' }));
});

const counts = { done: '4', count: '5' };

test.each<[ListRun['status'], says: string, saysNot: string]>([
  ['running', fill(list.progress.running, counts), list.result.print],
  ['stopped', fill(list.progress.stopped, counts), list.progress.stop],
  ['failed', fill(list.progress.broken, counts), list.progress.stop],
  ['done', fill(list.result.done, { count: '4' }), list.progress.goOn],
])('a list with the status "%s" says how many IDs have an answer', (status, says, saysNot) => {
  const text = textOf(shown(status, 'The register is empty.'));
  expect(text).toContain(says);
  expect(text).not.toContain(` ${saysNot} `);
  expect(text.includes('The register is empty.')).toBe(status === 'failed');
});

test.each([
  [undefined, 'button-primary'],
  ['The register is empty.', 'button-quiet'],
])('with the fault %j, the list’s button has the class %s', (fault, look) => {
  const register = {
    status: 'ready',
    attempts: 1,
    ask: vi.fn(),
    retry: nothing,
  } as const;
  const html = markup(<ListPanel register={register} fault={fault} box={{ current: null }} />);
  expect(html).toMatch(new RegExp(`type="submit" class="button ${look}">${list.check}<`));
});

test('a list says above its box what it takes', () => {
  const register = { status: 'ready', attempts: 1, ask: vi.fn(), retry: nothing } as const;
  const panel = <ListPanel register={register} fault={undefined} box={{ current: null }} />;
  const intro = fill(list.intro, { most: '5,000' });
  const [above = ''] = markup(panel).split('<textarea');
  expect(textOf(above).trim().endsWith(intro)).toBe(true);
});

const { refused, file } = list;

test.each([
  [{ status: 'none' }, refused.none],
  [{ status: 'too-many', count: 5001 }, fill(refused.tooMany, { count: '5,001', most: '5,000' })],
  [{ status: 'fault', kind: 'unread-kind' }, file.faults.notAList],
  [{ status: 'fault', kind: 'password-protected' }, file.faults.locked],
  [{ status: 'fault', kind: 'too-slow' }, file.faults.tooLarge],
  [{ status: 'fault', kind: 'damaged' }, file.faults.damaged],
  [{ status: 'fault', kind: 'no-worker' }, refused.missing],
] as const)('a list that can’t be checked has a reason: %j', (failure, reason) => {
  expect(listProblem(failure, list)).toBe(reason);
});
