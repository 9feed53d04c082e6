import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentFiles } from '../../content/files/content-files.ts';
import { courseFrontMatterSchema } from '../../content/schemas/course.ts';
import { labelOf } from './cms-fields.ts';
import { shapeOf, type Shape } from './shape.ts';

const schemas: Readonly<Record<string, z.ZodType>> = {
  course: courseFrontMatterSchema,
  ...Object.fromEntries(Object.entries(contentFiles).map(([name, { schema }]) => [name, schema])),
};

const facts = ['course', 'academy', 'register'];

test.each(Object.entries(schemas))('%s: every field has a proper label', (_, schema) => {
  const labels = fieldsIn(shapeOf(schema)).map(([, name, shape]) => labelOf(name, shape));
  expect(labels.filter((label) => !/^\p{Lu}/u.test(label))).toEqual([]);
  expect(labels.filter((label) => rough.test(label.replaceAll(proper, '')))).toEqual([]);
});

const rough = /\b(whatsapp|linkedin|linked in|github|urls?|ids?|qr|csv|xlsx|http)\b/i;
const proper = /\b(WhatsApp|LinkedIn|GitHub|IDs?|QR|CSV|XLSX|HTTP)\b/g;

test.each(facts)('%s: every field has a hint', (name) => {
  const fields = fieldsIn(shapeOf(schemas[name] ?? z.never())).filter(
    ([, , { kind }]) => kind !== 'fields',
  );
  expect(fields.filter(([, , { hint }]) => !hint).map(([path]) => path)).toEqual([]);
});

function fieldsIn(shape: Shape, path = ''): [path: string, name: string, shape: Shape][] {
  if (shape.kind === 'list' || shape.kind === 'named') return fieldsIn(shape.of, path);
  if (shape.kind !== 'fields') return [];
  return [...shape.fields].flatMap(([name, field]) => [
    [`${path}${name}`, name, field],
    ...fieldsIn(field, `${path}${name}.`),
  ]);
}
