import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '../../content/files/content-files.ts';
import { factNames } from '../../content/schemas/course.ts';
import { courseForm, yamlForm, type FileForm } from './file-form.ts';
import { shapeOf } from './shape.ts';

const folder = join(import.meta.dirname, '../../../content');
const yamlFiles = Object.values(contentFiles).map(({ file, schema }): [string, FileForm] => [
  file,
  yamlForm(shapeOf(schema)),
]);
const courseFiles = readdirSync(join(folder, 'courses')).map((name): [string, FileForm] => [
  `courses/${name}`,
  courseForm,
]);
const files = [...yamlFiles, ...courseFiles];

test('a course’s form has the fee and the batches above the modules', () => {
  const names = [...courseForm.fields.keys()];
  expect(names.slice(0, names.indexOf('body'))).toEqual(['title', ...factNames.options]);
});

test.each(files)('%s, in the desk’s layout, does not change when it is saved', (file, form) => {
  const written = readFileSync(join(folder, file), 'utf8');
  const text = form.write(written, form.read(written));
  expect(form.read(text)).toEqual(form.read(written));
  expect(form.write(text, form.read(text))).toBe(text);
});
