import { beforeEach, expect, test, vi } from 'vitest';
import { knownContent } from '../../content/testing/known-content.ts';
import { checkSaving, tellDeleted, ToldError } from './check-saving.ts';
import type { DeskState } from './desk-state.ts';

const file = 'academy.yaml';
const read = knownContent.files.get(file) ?? '';
const changed = `# A note of a colleague.\n${read}`;
const unreadable = read.replace('phones:\n', '');
const faulty = read.replace('name:', 'nam:');
let shown: string[];

beforeEach(() => {
  shown = [];
  vi.stubGlobal('document', { createElement: closingDialog, body: closingDialog() });
});

test.each([
  ['the check finds a fault', read, read, faulty, 'Not saved'],
  ['its file already had the fault', faulty, faulty, faulty, 'Not saved'],
  ['its file was changed elsewhere', changed, read, read, 'This file was changed elsewhere'],
  ['its file can’t be read', unreadable, unreadable, read, 'Not saved: the file can’t be read'],
])('a form is not saved if %s', async (_, now, base, text, heading) => {
  await expect(save(stateWith(now), base, text)).rejects.toThrow(ToldError);
  expect(shown).toEqual([heading]);
});

test.each([
  ['no file has a fault', {}],
  ['only another file has a fault', { 'home.yaml': 'titel: x' }],
])('a form without faults is saved if %s', async (_, others) => {
  const text = read.replace('Sampletown', 'Pune');
  await expect(save(stateWith(read, others), read, text)).resolves.toBeUndefined();
  expect(shown).toEqual([]);
});

test('a saved title that takes a name away says where it is still written', async () => {
  const course = 'courses/CSS.md';
  const old = knownContent.files.get(course) ?? '';
  const home = (knownContent.files.get('home.yaml') ?? '').replace('label: ', 'label: CSS or ');
  const text = old.replace('title: CSS', 'title: Style sheets');
  const state = stateWith(read, { [course]: old, 'home.yaml': home });
  await save(state, old, text, course);
  expect(shown).toEqual(['Saved. This comes next:']);
});

test.each([
  ['says where the course is still written', undefined, ['Deleted. This comes next:']],
  ['is not what another window has renamed', '---\ntitle: Styles\n---\n\n## One\n', []],
])('a deletion %s', (_, now, told) => {
  const home = (knownContent.files.get('home.yaml') ?? '').replace('label: ', 'label: CSS or ');
  const before = stateWith(read, { 'home.yaml': home });
  const files = new Map(before.files);
  if (now === undefined) files.delete('courses/CSS.md');
  else files.set('courses/CSS.md', now);
  tellDeleted(before, { ...before, files });
  expect(shown).toEqual(told);
});

test.each([
  ['', {}],
  [' beside an older fault', { 'about.yaml': 'titel: x' }],
])('a saved form%s says what it leaves to do in other files', async (_, older) => {
  const list = 'courses.yaml';
  const old = knownContent.files.get(list) ?? '';
  const text = old.replace(/^ {2}design:/m, '  drawing:');
  const link = (knownContent.files.get('internship.yaml') ?? '').replace('/courses', '$&#design');
  const others = { [list]: old, 'internship.yaml': link, ...older };
  await save(stateWith(read, others), old, text, list);
  expect(shown).toEqual(['Saved. This comes next:']);
});

test('a deletion says what it leaves to do, though another file has a fault already', () => {
  const before = stateWith(read, { 'home.yaml': 'titel: x' });
  const files = new Map(before.files);
  files.delete('courses/dataSci.md');
  tellDeleted(before, { ...before, files });
  expect(shown).toEqual(['Deleted. This comes next:']);
});

/** Saves a form that was made from the text `base`. The form's file becomes `text`. */
function save(state: DeskState, base: string, text: string, at = file) {
  const fileForm = { fields: new Map(), read: () => ({}), write: () => text };
  const nothing = () => undefined;
  const format = {
    fileForm,
    baseOf: () => base,
    textOf: () => text,
    allow: nothing,
    noteSaved: nothing,
    knows: () => true,
  };
  return checkSaving(state, () => format, { path: `content/${at}`, data: {}, newRecord: false });
}

/** The desk's state, which the desk can also fetch. `text` is the present text of the form's file. */
function stateWith(text: string, others: Readonly<Record<string, string>> = {}): DeskState {
  const files = new Map([...knownContent.files, [file, text], ...Object.entries(others)]);
  const state = { ...knownContent, files, isLocal: true };
  const json = { ...state, files: [...files], pictures: [...state.pictures] };
  vi.stubGlobal('fetch', async () => Response.json(json));
  return state;
}

/** Stands for any element. As a dialog, it closes at once. */
function closingDialog() {
  const element = Object.assign(new EventTarget(), {
    ariaLabel: '',
    append: () => undefined,
    remove: () => undefined,
    showModal: () => {
      shown.push(element.ariaLabel);
      queueMicrotask(() => element.dispatchEvent(new Event('close')));
    },
  });
  return element;
}
