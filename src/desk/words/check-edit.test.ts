import { expect, test } from 'vitest';
import { knownContent as content } from '../../content/testing/known-content.ts';
import { checkEdit } from './check-edit.ts';

const file = 'courses/C.md';

test('an edit is refused for a fault that it brings', () => {
  expect(refusedAfter(/^level: .*$/m, 'level: easy')).toEqual([
    expect.stringContaining('must be beginner, intermediate or advanced'),
  ]);
});

function refusedAfter(what: RegExp, by: string): string[] {
  const text = content.files.get(file) ?? '';
  expect(text).toMatch(what);
  const files = new Map([...content.files, [file, text.replace(what, by)]]);
  return checkEdit(content, { ...content, files }, file).refused.map(({ message }) => message);
}
