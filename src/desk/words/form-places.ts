import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Place } from '../../content/problems/problem.ts';
import { contentFiles, isCourseFile } from '../../content/files/content-files.ts';
import { courseFrontMatterSchema } from '../../content/schemas/course.ts';
import { ordinal } from './ordinal.ts';
import { labelOf } from './cms-fields.ts';
import { shapeOf, type Shape } from './shape.ts';

/** Names of fields, and places in lists counted from 0. */
export type FormPath = readonly (string | number)[];

/** Where a place of a file is in its form, such as `Cards, 2nd, Title`; empty where it is no field. */
export function placeInForm(file: string, text: string, place: Place): string {
  const { body } = courseTexts(file, text);
  if (body !== undefined && place.line >= body) return `Body, line ${place.line - body + 1}`;
  const path = fieldIn(file, text, place);
  // What a form shows as one choice can be a list in the file.
  return labelAt(file, path) ?? labelAt(file, path.slice(0, -1)) ?? '';
}

/** The field whose name or value is at a place of a file; empty where there is none. */
export function fieldIn(file: string, text: string, { line, column }: Place): FormPath {
  const counter = new LineCounter();
  const document = parseDocument(courseTexts(file, text).yaml, { lineCounter: counter });
  const offset = (counter.lineStarts[line - 1] ?? 0) + column - 1;
  let found: FormPath = [];
  visit(document, {
    Scalar(_, node, parents) {
      const [start = 0, end = 0] = node.range ?? [];
      if (start <= offset && offset <= end) found = pathOf([...parents, node]);
    },
  });
  return found;
}

/**
 * The label of a field by its name in the check's words, such as `phones › 2`; undefined where no field is called so.
 *
 * @param within the fields beside which it may be named
 */
export function fieldNamed(file: string, name: string, within: FormPath): string | undefined {
  // A number alone is a value.
  if (/^\d*$/.test(name)) return undefined;
  const steps = name.split(' › ').map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
  return labelAt(file, steps) ?? labelAt(file, [...within, ...steps]);
}

function labelAt(file: string, path: FormPath): string | undefined {
  let shape = shapeIn(file);
  // A file that is one list has one field in its form.
  const labels: string[] = typeof path[0] === 'number' ? ['Entries'] : [];
  for (const step of path) {
    if (typeof step === 'number') {
      if (shape?.kind !== 'list') return undefined;
      labels.push(ordinal(step + 1));
      shape = shape.of;
    } else if (shape?.kind === 'fields') {
      const field: Shape | undefined = shape.fields.get(step);
      if (field === undefined) return undefined;
      labels.push(labelOf(step, field));
      shape = field;
    } else if (shape?.kind === 'named') {
      labels.push(step);
      shape = shape.of;
    } else {
      return undefined;
    }
  }
  return labels.length === 0 ? undefined : labels.join(', ');
}

/** What a file of the content can hold; undefined where nothing reads it. */
export function shapeIn(file: string): Shape | undefined {
  const known = shapes.get(file);
  if (known) return known;
  const schema = isCourseFile(file)
    ? courseFrontMatterSchema
    : Object.values(contentFiles).find((content) => content.file === file)?.schema;
  const shape = schema && shapeOf(schema);
  if (shape) shapes.set(file, shape);
  return shape;
}

const shapes = new Map<string, Shape>();

/** The YAML of a file, its lines as in the file; and of a course the first line of what the form calls its body. */
function courseTexts(file: string, text: string): { yaml: string; body?: number } {
  if (!isCourseFile(file)) return { yaml: text };
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const first = lines.findIndex((line, index) => index > end && line.trim() !== '');
  return { yaml: ['', ...lines.slice(1, end)].join('\n'), body: first + 1 };
}

/** The way through a document's nodes, from its root to the last of them. */
function pathOf(nodes: readonly unknown[]): FormPath {
  return nodes.flatMap((node, at): (string | number)[] => {
    if (isSeq(node)) return [node.items.indexOf(nodes[at + 1])];
    return isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [];
  });
}
