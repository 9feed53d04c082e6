import { beforeEach, expect, test, vi } from 'vitest';
import { knownContent } from '../../content/testing/known-content.ts';
import { checkSaving, stopIfGone, ToldError } from './check-saving.ts';
import type { DeskState } from './desk-state.ts';

// The CMS needs a browser, and these tests need no part of it.
vi.mock('@sveltia/cms', () => ({}));

const file = 'academy.yaml';
const read = knownContent.files.get(file) ?? '';
const changed = `# A note of a colleague.\n${read}`;
const unreadable = read.replace('phones:\n', '');
let shown: string[];

beforeEach(() => {
  shown = [];
  vi.stubGlobal('document', { createElement: closingDialog, body: closingDialog() });
});

test.each([
  ['the check finds a fault', read, read.replace('name:', 'nam:'), 'Not saved'],
  ['its file was changed elsewhere', changed, read, 'This file was changed elsewhere'],
  ['its file can’t be read', unreadable, read, 'Not saved: the file can’t be read'],
])('a form is not saved if %s', async (_, now, text, heading) => {
  await expect(save(now, text)).rejects.toThrow(ToldError);
  expect(shown).toEqual([heading]);
});

test('a form without faults is saved if its file has not changed', async () => {
  await expect(save(read, read.replace('Sampletown', 'Pune'))).resolves.toBeUndefined();
  expect(shown).toEqual([]);
});

test('deleting a course does not overwrite a file that was changed elsewhere', async () => {
  await expect(stopIfGone(stateWith(changed), read, file)).rejects.toThrow(ToldError);
  await expect(stopIfGone(stateWith(read), read, file)).resolves.toBeUndefined();
});

/** Saves a form that was made from `read`, while its file has the text `now`. The form's file becomes `text`. */
function save(now: string, text: string) {
  const fileForm = { fields: new Map(), read: () => ({}), write: () => text };
  const baseOf = () => (now === unreadable ? now : read);
  const format = { fileForm, baseOf, textOf: () => text, knows: () => true };
  const entry = { path: `content/${file}`, data: {}, i18n: {}, slug: '', newRecord: false };
  return checkSaving(stateWith(now), () => format, { ...entry, mediaFiles: [] } as never);
}

/** The desk's state, which the desk can also fetch. */
function stateWith(text: string): DeskState {
  const files = new Map([...knownContent.files, [file, text]]);
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
