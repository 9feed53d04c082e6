import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { courseFrontMatterSchema } from './course.ts';

test('the documents name every field of a course, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/adding-a-course.md'), 'utf8');
  const documented = [...text.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(Object.keys(courseFrontMatterSchema.shape).toSorted());
});
