import { expect, test } from 'vitest';
import { captionsShape, yamlForm } from './file-form.ts';
import { fromForm, toForm } from './form-values.ts';
import type { Shape } from './shape.ts';

const course: Shape = { kind: 'course', isOptional: false };
const text: Shape = { kind: 'text', isOptional: false };
const stop: Shape = {
  kind: 'fields',
  isOptional: false,
  fields: new Map(Object.entries({ course, text })),
};
const stops: Shape = { kind: 'list', isOptional: false, of: stop };

test('if a course is deleted, its entry is deleted too', () => {
  const original = [
    { course: 'html', text: 'First' },
    { course: 'Rust', text: 'Then' },
  ];
  const form = [
    { course: 'html', text: 'First' },
    { course: '', text: 'Then' },
    { course: '', text: 'New' },
  ];
  expect(fromForm(stops, form, original)).toEqual([original[0], { text: 'New' }]);
});

test('an empty entry of a list is left out', () => {
  const list: Shape = { kind: 'list', isOptional: false, of: course };
  expect(fromForm(list, ['html', null, ''], ['html', 'Rust'])).toEqual(['html']);
});

test('if a course is deleted, the field that is named after it is deleted too', () => {
  const named: Shape = { kind: 'named', isOptional: false, of: text, by: 'course' };
  const form = [
    { name: 'html', value: 'pages' },
    { name: '', value: 'crab' },
  ];
  expect(fromForm(named, form, { html: 'pages', Rust: 'crab' })).toEqual({ html: 'pages' });
});

test('if a picture is deleted, its description is deleted too', () => {
  const form = yamlForm(captionsShape('gallery'));
  const before = 'one.jpg: A room.\ntwo.jpg: A desk.\n';
  const entries = [
    { name: '/gallery/one.jpg', value: 'A room.' },
    { name: '', value: 'A desk.' },
  ];
  expect(form.write(before, { entries })).toBe('one.jpg: A room.\n');
});

test.each([
  [{ value: 'A new room.' }, 'the entry “A new room.” has no picture. Choose the picture there'],
  [{ name: '', value: 'A new room.' }, 'or remove the entry'],
])('a new description without a picture can’t be saved: case %#', (entry, message) => {
  const form = yamlForm(captionsShape('gallery'));
  const entries = [{ name: '/gallery/one.jpg', value: 'A room.' }, entry];
  expect(() => form.write('one.jpg: A room.\n', { entries })).toThrow(message);
});

test('a picture without a description keeps its entry in the file', () => {
  const form = yamlForm(captionsShape('gallery'));
  const entries = [{ name: '/gallery/one.jpg', value: 'A room.' }, { name: '/gallery/two.jpg' }];
  expect(form.write('one.jpg: A room.\n', { entries })).toBe('one.jpg: A room.\ntwo.jpg: ""\n');
});

test('a list of lines is one text in the form, with a line for each entry', () => {
  const lines: Shape = { kind: 'lines', isOptional: false };
  expect(toForm(lines, ['one', 'two'])).toBe('one\ntwo');
  expect(fromForm(lines, 'one\n\n three \n', ['one', 'two'])).toEqual(['one', 'three']);
});
