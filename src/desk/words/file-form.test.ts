import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '../../content/files/content-files.ts';
import { courseForm, yamlForm, type FileForm, type Form } from './file-form.ts';
import { shapeOf } from './shape.ts';

const folder = join(import.meta.dirname, '../../../content');
const yamlFiles = Object.values(contentFiles).map(({ file, schema }): [string, FileForm] => [
  file,
  yamlForm(shapeOf(schema)),
]);
const courseFiles = readdirSync(join(folder, 'courses')).map((name): [string, FileForm] => [
  `courses/${name}`,
  courseForm(),
]);
const files = [...yamlFiles, ...courseFiles];

test.each(files)('%s, opened and saved, is the same file', (file, form) => {
  const written = readFileSync(join(folder, file), 'utf8');
  const text = textOf(file, form);
  expect(form.read(text)).toEqual(form.read(written));
  expect(form.write(text, form.read(text))).toBe(text);
});

test.each(files)('%s: a text that is changed changes its own line, and no other', (file, form) => {
  const text = textOf(file, form);
  const values = form.read(text);
  // One that is written on several lines changes those.
  const onOneLine = textPaths(values).filter((path) =>
    text.includes(String(valueAt(values, path))),
  );
  for (const path of some(onOneLine)) {
    const written = writtenWith(form, text, path, (value) => `${String(value)}: x`);
    expect({ path, lines: changedLines(text, written) }).toEqual({ path, lines: [1, 1] });
  }
});

function writtenWith(
  form: FileForm,
  text: string,
  path: Path,
  change: (value: unknown) => unknown,
) {
  // A changed form is a form.
  return form.write(text, changed(form.read(text), path, change) as Form);
}

/** The file in the form that the desk writes, which an owner who types into it need not keep. */
function textOf(file: string, form: FileForm): string {
  const written = readFileSync(join(folder, file), 'utf8');
  return form.write(written, form.read(written));
}

/** How many lines lie between what two texts have in common at their start and at their end. */
function changedLines(before: string, after: string): [number, number] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.length - start - end, b.length - start - end];
}

/** Enough of them, from all parts of the file. */
function some<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / 25));
  return items.filter((_, index) => index % step === 0);
}

type Path = readonly (string | number)[];

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return path.at(-1) === 'body' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    textPaths(field, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  return valueAt(Object.entries(value).find(([name]) => name === String(step))?.[1], rest);
}

/** A copy of a form in which one value is changed. */
function changed(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      index === step ? changed(entry, rest, change) : entry,
    );
  }
  const fields = Object.entries(value ?? {}).map(([name, field]): [string, unknown] => [
    name,
    name === step ? changed(field, rest, change) : field,
  ]);
  return Object.fromEntries(fields);
}
