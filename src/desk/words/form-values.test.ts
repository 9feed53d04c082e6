import { expect, test } from 'vitest';
import { captionsShape, yamlForm } from './file-form.ts';
import { fromForm, leftBehind, toForm } from './form-values.ts';
import type { Shape } from './shape.ts';

const course: Shape = { kind: 'course', isOptional: false };
const text: Shape = { kind: 'text', isOptional: false };
const stop: Shape = {
  kind: 'fields',
  isOptional: false,
  fields: new Map(Object.entries({ course, text })),
};
const stops: Shape = { kind: 'list', isOptional: false, of: stop };
const several: Shape = {
  kind: 'list',
  isOptional: false,
  of: {
    kind: 'fields',
    isOptional: false,
    fields: new Map(
      Object.entries({ text, courses: { kind: 'list', isOptional: false, of: course } }),
    ),
  },
};
const pair = { text: 'Both', courses: ['html', 'Rust'] };
const alone = { text: 'One', courses: ['Rust'] };
const ways: Shape = {
  kind: 'list',
  isOptional: false,
  of: { kind: 'fields', isOptional: false, fields: new Map(Object.entries({ text, stops })) },
};
const names: Shape = { kind: 'list', isOptional: false, of: course };
const named: Shape = { kind: 'named', isOptional: false, of: text, by: 'course' };
const first = { course: 'html', text: 'First' };
const second = { course: 'Rust', text: 'Then' };
const pages = { name: 'html', value: 'pages' };

test.each([
  ['the entry that names it', stops, [first, { ...second, course: '' }], [first, second], [first]],
  [
    'an entry whose list loses its last course',
    several,
    [pair, { text: 'One' }],
    [pair, alone],
    [pair],
  ],
  [
    'an entry whose list loses the last entry that names a course',
    ways,
    [
      { text: 'Web', stops: [first] },
      { text: 'Systems', stops: [{ ...second, course: '' }] },
    ],
    [
      { text: 'Web', stops: [first] },
      { text: 'Systems', stops: [second] },
    ],
    [{ text: 'Web', stops: [first] }],
  ],
  ['its name in a list', names, ['html', null, ''], ['html', 'Rust'], ['html']],
  [
    'the field named after it',
    named,
    [pages, { name: '', value: 'crab' }],
    { html: 'pages', Rust: 'crab' },
    { html: 'pages' },
  ],
])('deleting a course also deletes %s', (_, shape, form, original, left) => {
  expect(fileValue(shape, form, original)).toEqual(left);
});

test.each([
  [
    'list',
    stops,
    '- course: html\n  text: pages\n',
    'course: Rust\n  text: crab',
    'course',
    'text',
  ],
  ['named values', named, 'html: pages\n', 'Rust: crab', 'name', 'value'],
] as const)(
  'what a deletion left in a form stays away after the next save: %s',
  (_, shape, kept, gone, name, value) => {
    const form = yamlForm(shape);
    const dash = kept.startsWith('-') ? '- ' : '';
    const both = `${kept}${dash}${gone}\n`;
    const pages = { [name]: 'html', [value]: 'pages' };
    const left = { [name]: '', [value]: 'crab' };
    expect(form.write(both, { entries: [pages, left] })).toBe(kept);
    // The CMS still has the entry without a name in mind.
    const changed = { ...pages, [value]: 'sites' };
    expect(form.write(kept, { entries: [changed, left] })).toBe(kept.replace('pages', 'sites'));
  },
);

test('a new entry without a course stays, for the check to report', () => {
  const added = { course: '', text: 'New' };
  expect(fileValue(stops, [first, added], [first])).toEqual([first, { text: 'New' }]);
});

test.each([
  ['register.xlsx', '/register/register.xlsx'],
  ['https://docs.google.com/spreadsheets/d/1AbC/edit', undefined],
])('the register %s is the same address after its form is saved', (written, shown = written) => {
  const sheet: Shape = { kind: 'sheet', isOptional: false };
  expect(toForm(sheet, written)).toBe(shown);
  expect(fileValue(sheet, shown, '')).toBe(written);
});

const room = { name: '/gallery/one.jpg', value: 'A room.' };

test.each([
  ['deletes the description of a deleted picture', { name: '', value: 'A desk.' }, ''],
  [
    'keeps the entry of a picture without a description',
    { name: '/gallery/two.jpg' },
    'two.jpg: ""\n',
  ],
])('saving the descriptions of pictures %s', (_, entry, left) => {
  const form = yamlForm(captionsShape('gallery'));
  const written = form.write('one.jpg: A room.\ntwo.jpg: A desk.\n', { entries: [room, entry] });
  expect(written).toBe(`one.jpg: A room.\n${left}`);
});

test.each([{ value: 'A new room.' }, { name: '', value: 'A new room.' }])(
  'a new description without a picture can’t be saved: case %#',
  (entry) => {
    const form = yamlForm(captionsShape('gallery'));
    expect(() => form.write('one.jpg: A room.\n', { entries: [room, entry] })).toThrow(
      'the entry “A new room.” has no picture. Choose the picture there, or remove the entry',
    );
  },
);

test('a list of lines is one text in the form, with a line for each entry', () => {
  const lines: Shape = { kind: 'lines', isOptional: false };
  expect(toForm(lines, ['one', 'two'])).toBe('one\ntwo');
  expect(fileValue(lines, 'one\n\n three \n', ['one', 'two'])).toEqual(['one', 'three']);
});

function fileValue(shape: Shape, form: unknown, original: unknown) {
  return fromForm(shape, form, original, new Set(leftBehind(shape, original)));
}
