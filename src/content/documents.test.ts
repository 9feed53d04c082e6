import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { courseFrontMatterSchema } from './schemas/course.ts';

const root = join(import.meta.dirname, '../..');
const guides = readdirSync(join(root, 'docs')).filter((name) =>
  /^(adding|changing|checking|pictures|course-facts).*\.md$/.test(name),
);

function textOf(guide: string): string {
  return readFileSync(join(root, 'docs', guide), 'utf8');
}

test('the guide names every field of a course, and no other', () => {
  const named = [...textOf('adding-a-course.md').matchAll(/^\| `(\w+)` /gm)].map(
    ([, name]) => name,
  );
  expect(named.toSorted()).toEqual(Object.keys(courseFrontMatterSchema.shape).toSorted());
});

/** What the guides let one make, as an example. */
const examples = /placements|Rust|[<…]/;

test.each(guides)('%s: every path that it names is there', (guide) => {
  const paths = [
    ...textOf(guide).matchAll(/`((?:src|content|docs|tests|public|scripts)\/[^`\s]*)`/g),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !examples.test(path));
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each([
  ['adding-a-page.md', 5],
  ['adding-a-field.md', 3],
  ['adding-a-course.md', 2],
])('%s asks for no more than %i files', (guide, most) => {
  const text = textOf(guide);
  const steps = text.match(/^(?:\d\. |## \d\. (?!Check))/gm) ?? [];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.length).toBeLessThanOrEqual(most);
});
