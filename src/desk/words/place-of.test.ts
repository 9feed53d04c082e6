import { expect, test } from 'vitest';
import { knownContent } from '../../content/testing/known-content.ts';
import { fileStart, problemAt } from '../../content/files/problem.ts';
import { readContent } from '../../content/read-content.ts';
import { toldProblems } from './place-of.ts';

const { files } = knownContent;
const notThere = 'there is no picture “pictures/gone.jpg”';

test.each([
  ['academy.yaml', /(?<=phones:\n.*\n).*/, '  - 98765 43210', '', /^“Phones, 2nd” must be in int/],
  ['academy.yaml', /(?<=\n {2}city:).*/, ' ""', '', /^“Address, City” must not be empty → write/],
  ['academy.yaml', /\nshortName: .*/, '', '', /^“Short name” is missing → fill it in$/],
  // This fault's sentence does not name the field, so the desk puts the field's label before it.
  ['home.yaml', /(?<=\n {2}picture: ).*/, 'pictures/gone.jpg', 'Hero, Picture', notThere],
  ['courses/C.md', /(?<=\n)title: .*\n/, '', '', /^“Title” is missing → fill it in$/],
  ['courses/C.md', /(?<=^---\n)[^]*?(?=---\n)/, '', '', /^“Title” is missing → fill it in$/],
])('a fault has the form’s labels: in %s, %s changed to %j', (file, from, to, where, said) => {
  const told = toldAfter(file, from, to);
  const sentence =
    typeof said === 'string' ? expect.stringContaining(said) : expect.stringMatching(said);
  expect(told.map(({ message, fix }) => `${message} → ${fix}`)).toEqual([sentence]);
  expect(told[0]?.where).toBe(where);
});

test('the lines of a syllabus are counted from the first line of its box', () => {
  const file = 'courses/Python.md';
  const [told] = toldAfter(file, /(?<=\n## module 2\n\n)- .*/, '-A point');
  const body = (files.get(file) ?? '').split(/\n---\n/)[1]?.trimStart() ?? '';
  const line = body.slice(0, body.indexOf('\n## module 2')).split('\n').length + 3;
  expect(told).toMatchObject({ file, where: `Modules, line ${line}` });
});

test('each quoted text has its label, and the name of its file if the problem is elsewhere', () => {
  const texts = [
    { file: 'about.yaml', path: ['sections', 'our-vision', 'text', 0], text: 'We begin.' },
    { file: 'courses/C.md', path: ['promise'], text: 'Close to the machine' },
  ];
  const problem = { ...problemAt('about.yaml', fileStart, { message: '', fix: '' }), texts };
  expect(toldProblems([problem])[0]?.texts).toEqual([
    { where: 'Sections, Our vision, Text, 1st', text: 'We begin.' },
    { where: 'Course: C, Promise', text: 'Close to the machine' },
  ]);
});

function toldAfter(file: string, from: RegExp | string, to: string) {
  const text = files.get(file) ?? '';
  const spoilt = text.replace(from, to);
  expect(spoilt).not.toBe(text);
  const changed = new Map([...files, [file, spoilt]]);
  return toldProblems(readContent({ ...knownContent, files: changed }).problems);
}
