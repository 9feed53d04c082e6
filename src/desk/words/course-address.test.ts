import { expect, test } from 'vitest';
import { addressProblems } from './course-address.ts';

const taken = ['Python', 'C', 'Java Script'].map((path) => `courses/${path}.md`);

test.each([
  [
    'Python',
    'Python-1',
    /there is a course at \/courses\/Python already → .*such as Python_2; and press/,
  ],
  ['python', 'python', /there is a course at \/courses\/Python already/],
  ['C++', 'C-1', /there is a course at \/courses\/C already/],
  ['Java Script', 'Java_Script', /there is a course at \/courses\/Java Script already/],
  [
    'पायथन',
    '4d7d50f07ec7',
    /no address can be made of “पायथन” → press the anchor.* the pencil.*small tick/,
  ],
  ['पायथन 3', '3', /no address can be made of “पायथन 3”/],
  ['Con', 'Con', /the address \/courses\/Con is a name that Windows can’t store → press/],
  ['nul', 'nul', /is a name that Windows can’t store/],
  ['C', 'C.', /the address \/courses\/C\. may contain only letters, digits/],
])('a new course with the title %s at %s is refused', (title, path, expected) => {
  const found = addressProblems(`courses/${path}.md`, title, taken);
  expect(found.map(({ message, fix }) => `${message} → ${fix}`)).toEqual([
    expect.stringMatching(expected),
  ]);
});

test.each([
  ['Rust', 'Rust'],
  ['MS-CIT Basic', 'MS-CIT_Basic'],
  ['पायथन', 'Python_Marathi'],
  ['Console', 'Console'],
  ['', '4d7d50f07ec7'],
])('a new course with the title %j may be at %s', (title, path) => {
  expect(addressProblems(`courses/${path}.md`, title, taken)).toEqual([]);
});
