import { expect, test } from 'vitest';
import { knownContent } from '../../content/testing/known-content.ts';
import { readContent } from '../../content/read-content.ts';
import { toldProblems } from './place-of.ts';

const { files, pictures, registerFiles } = knownContent;

test.each([
  [
    'a number in a list',
    ['academy.yaml', /(?<=phones:\n(?:.*\n)).*/, '  - 98765 43210'],
    expect.stringMatching(/^“Phones, 2nd” must be in international form/),
    expect.stringMatching(/such as \+91 98765 43210/),
  ],
  [
    'a text in a group, which is empty',
    ['academy.yaml', /(?<=\n {2}city:).*/, ' ""'],
    '“Address, City” must not be empty',
    'write the text',
  ],
  [
    'a text that is missing',
    ['academy.yaml', /\nshortName: .*/, ''],
    '“Short name” is missing',
    'fill it in',
  ],
] as const)('%s is named as its form names it', (_, [file, from, to], message, fix) => {
  expect(toldAfter(file, from, to)).toEqual([{ file, where: '', message, fix }]);
});

test('what the sentence does not name is named beside it', () => {
  const [told] = toldAfter('home.yaml', /(?<=\n {2}picture: ).*/, 'pictures/gone.jpg');
  expect(told).toMatchObject({
    where: 'Hero, Picture',
    message: 'there is no picture “pictures/gone.jpg”',
  });
});

test('that a new course is in no group is said by the name of the field', () => {
  const added = new Map([...files, ['courses/Rust.md', files.get('courses/Python.md') ?? '']]);
  const told = toldProblems(readContent({ files: added, pictures, registerFiles }).problems);
  expect(told).toContainEqual({
    file: 'courses/Rust.md',
    where: '',
    message: '“Group” is missing, and no group of the catalogue lists this course',
    fix: 'fill it in',
  });
});

test('a line of a syllabus is counted as its box counts it', () => {
  const file = 'courses/Python.md';
  const [told] = toldAfter(file, /(?<=\n## module 2\n\n)- .*/, ' - A point');
  const body = (files.get(file) ?? '').split(/\n---\n/)[1]?.trimStart() ?? '';
  const line = body.slice(0, body.indexOf('\n## module 2')).split('\n').length + 3;
  expect(told).toMatchObject({ file, where: `Body, line ${line}` });
});

function toldAfter(file: string, from: RegExp, to: string) {
  const text = files.get(file) ?? '';
  expect(text).toMatch(from);
  const changed = new Map([...files, [file, text.replace(from, to)]]);
  return toldProblems(readContent({ files: changed, pictures, registerFiles }).problems);
}
