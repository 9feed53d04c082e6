import { beforeEach, expect, test, vi } from 'vitest';
import { knownContent } from '../../content/testing/known-content.ts';
import { checkSaving, stopIfGone, ToldError } from './check-saving.ts';
import { sourceField } from './cms-config.ts';
import { deskFiles } from './desk-files.ts';
import { registerFormats, type CmsFormat, type FormatOf } from './entry-formats.ts';
import type { Form } from './file-form.ts';

const registered = new Map<string, CmsFormat>();

const file = 'academy.yaml';
const read = knownContent.files.get(file) ?? '';
const ways = knownContent.files.get('ways.yaml') ?? '';
const state = { ...knownContent, isLocal: true };
let present: Map<string, string>;
let fetches: number;
let formatOf: FormatOf;

beforeEach(() => {
  present = new Map(knownContent.files);
  fetches = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => {
    fetches++;
    return Response.json({ ...state, files: [...present], pictures: [...state.pictures] });
  });
  vi.stubGlobal('document', { createElement: closingDialog, body: closingDialog() });
  formatOf = registerFormats(
    (format, _, how) => registered.set(format, how),
    (base, name) => stopIfGone(state, base, name),
  );
});

test('a save fetches the content once and writes its text once', async () => {
  const form: Form = { ...(await opened(file)), name: 'Our Academy' };
  const { write } = formatOf(file).fileForm;
  const written = vi.spyOn(formatOf(file).fileForm, 'write');
  await check(file, form);
  const text = await formatAt(file).toFile({ ...form });
  expect({ fetches, writes: written.mock.calls.length }).toEqual({ fetches: 1, writes: 1 });
  const { [sourceField]: _, ...values } = form;
  expect(text).toBe(write(read, values));
});

test('a new course fetches the content once and writes its text once', async () => {
  const course = 'courses/Rust.md';
  const form = { title: 'Rust', body: '## Module 1\n\n- A point\n' };
  const written = vi.spyOn(formatOf(course).fileForm, 'write');
  const content = { ...state, files: new Map(present) };
  await checkSaving(content, formatOf, { path: `content/${course}`, data: form, newRecord: true });
  // The CMS leaves out empty fields, and the desk adds the name of the text.
  await formatAt(course).toFile({ ...form, [sourceField]: `content/${course}` });
  expect({ fetches, writes: written.mock.calls.length }).toEqual({ fetches: 1, writes: 1 });
  formatOf(course).noteSaved();
  expect(formatOf(course).baseOf({ [sourceField]: `content/${course}` })).toContain('title: Rust');
});

test('deleting a course looks at the content again, and overwrites nothing', async () => {
  const form = await opened(file);
  present.set(file, `# A note of a colleague.\n${read}`);
  await expect(formatAt(file).toFile({ ...form, name: 'Other' })).rejects.toThrow(ToldError);
  expect(fetches).toBe(1);
});

test('a deletion does not use the text of a save that was given up', async () => {
  const form: Form = { ...(await opened(file)), name: 'Our Academy' };
  await check(file, form);
  present.set(file, `# A note of a colleague.\n${read}`);
  await expect(formatAt(file).toFile({ ...form, name: 'Other' })).rejects.toThrow(ToldError);

  present.set(file, read);
  await check(file, form);
  window.dispatchEvent(new Event('hashchange'));
  present.set(file, `# A note of a colleague.\n${read}`);
  await expect(formatAt(file).toFile(form)).rejects.toThrow(ToldError);
});

test('after a failed save, the form still knows the text that it was made from', async () => {
  const form: Form = { ...(await opened(file)), name: 'Our Academy' };
  await check(file, form);
  const text = await formatAt(file).toFile(form);
  expect(formatOf(file).baseOf(form)).toBe(read);
  formatOf(file).noteSaved();
  expect(formatOf(file).baseOf(form)).toBe(text);
});

test('after a refused deletion, no form counts as changed elsewhere', async () => {
  const [academy, way] = [await opened(file), await opened('ways.yaml')];
  present.set(file, `# A note of a colleague.\n${read}`);
  const changed = { ...way, heading: 'Begin here' };
  await formatAt('ways.yaml').toFile(changed);
  await expect(formatAt(file).toFile({ ...academy, name: 'Other' })).rejects.toThrow(ToldError);
  expect(formatOf('ways.yaml').knows(ways)).toBe(true);
  await expect(check('ways.yaml', changed)).resolves.toBeUndefined();
});

/** The form of a file that the CMS has read. */
function opened(path: string): Promise<Form> {
  return formatAt(path).fromFile(present.get(path) ?? '');
}

function check(path: string, data: Form): Promise<void> {
  return checkSaving(state, formatOf, { path: `content/${path}`, data, newRecord: false });
}

function formatAt(path: string): CmsFormat {
  const name = deskFiles.find((each) => each.file === path)?.format ?? 'desk-course-frontmatter';
  const format = registered.get(name);
  if (!format) throw new Error(`no format ${name}`);
  return format;
}

/** Stands for any element. As a dialog, it closes at once. */
function closingDialog() {
  const element = Object.assign(new EventTarget(), {
    append: () => undefined,
    remove: () => undefined,
    showModal: () => queueMicrotask(() => element.dispatchEvent(new Event('close'))),
  });
  return element;
}
