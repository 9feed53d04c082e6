import type { Shape } from './shape.ts';
import { isFields, type Fields } from './yaml.ts';

/**
 * Turns a file's value into a form's value. Fields that the owner named become a list of entries, since a dot in a
 * field's name would confuse the CMS.
 */
export function toForm(shape: Shape, value: unknown): unknown {
  // A missing switch is off. If it were undefined, the CMS would count the form as changed.
  if (shape.kind === 'yes-or-no') return value === true;
  if (value === undefined || value === null) return undefined;
  switch (shape.kind) {
    case 'fields':
      return Object.fromEntries(
        [...shape.fields].map(([name, field]) => [name, toForm(field, fieldsOf(value)[name])]),
      );
    case 'named':
      return Object.entries(fieldsOf(value)).map(([name, field]) => ({
        name: `${folderOf(shape)}${name}`,
        value: toForm(shape.of, field),
      }));
    case 'list':
      return entriesOf(value).map((entry) => toForm(shape.of, entry));
    case 'lines':
      return entriesOf(value).join('\n');
    case 'courses-or-choices':
      return { courses: Array.isArray(value) ? value : [value] };
    case 'picture':
      return typeof value === 'string' ? `/${value}` : value;
    case 'sheet':
      return typeof value === 'string' && !URL.canParse(value) ? `/register/${value}` : value;
    case 'text':
    case 'text-or-number':
      return typeof value === 'number' ? String(value) : value;
    default:
      return value;
  }
}

/**
 * Turns a form's value into a file's value. Each unchanged part is taken from `original`, with the same fields in the
 * same order.
 *
 * @param left what `leftBehind` returns for each text that the CMS may still have in mind
 */
export function fromForm(
  shape: Shape,
  form: unknown,
  original: unknown,
  left: ReadonlySet<string>,
): unknown {
  if (isDeepSame(toForm(shape, original), form)) return original;
  switch (shape.kind) {
    case 'fields':
      return fieldsFrom(shape.fields, fieldsOf(form), fieldsOf(original), left);
    case 'named':
      return namedFrom(shape, entriesOf(form).map(fieldsOf), fieldsOf(original), left);
    case 'list':
      return listFrom(shape.of, entriesOf(form), entriesOf(original), left);
    case 'lines':
      return textOf(form)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'courses-or-choices': {
      const courses = entriesOf(fieldsOf(form)['courses']);
      return courses.length === 1 ? courses[0] : courses;
    }
    case 'number':
      return isNumeral(form) ? Number(form) : (form ?? '');
    case 'text-or-number':
      return isNumeral(form) ? Number(form) : textOf(form);
    case 'yes-or-no':
      return form === true;
    case 'picture':
      return textOf(form).replace(/^\//, '');
    case 'sheet':
      return textOf(form).replace(/^\/register\//, '');
    default:
      return textOf(form);
  }
}

type NamedShape = Extract<Shape, { kind: 'named' }>;

/** The folder before a picture's name in the form, such as `/gallery/`. */
function folderOf({ by }: NamedShape): string {
  return typeof by === 'object' ? `/${by.folder}/` : '';
}

/**
 * Turns named values into fields. Leaves out an entry whose course or picture was deleted.
 *
 * @throws {Error} if two values have the same name, or if a new value has no course or picture
 */
function namedFrom(
  shape: NamedShape,
  entries: readonly Fields[],
  original: Fields,
  left: ReadonlySet<string>,
): Fields {
  const named = new Map<string, unknown>();
  for (const entry of entries) {
    if (isNothing(entry)) continue;
    if (shape.by !== 'name' && isNothing(entry['name'])) {
      if (left.has(inForm(entry['value']))) continue;
      throw new Error(nameless(shape.by, entry['value']));
    }
    const name = textOf(entry['name']).trim().replace(folderOf(shape), '');
    if (named.has(name))
      throw new Error(`“${name}” is in the list twice; remove one of the two entries`);
    // An entry with a name but no value stays, so that the check reports the missing value.
    named.set(name, fromForm(shape.of, entry['value'], original[name], left) ?? '');
  }
  return Object.fromEntries(named);
}

function nameless(by: Exclude<NamedShape['by'], 'name'>, value: unknown): string {
  const what = by === 'course' ? 'course' : 'picture';
  const entry = isNothing(textOf(value)) ? 'an entry' : `the entry “${textOf(value)}”`;
  return `${entry} has no ${what}. Choose the ${what} there, or remove the entry`;
}

/** Keeps the order of the original's fields. New fields follow in the schema's order. */
function fieldsFrom(
  shapes: ReadonlyMap<string, Shape>,
  form: Fields,
  original: Fields,
  left: ReadonlySet<string>,
): Fields {
  const names = new Set([...Object.keys(original), ...shapes.keys()]);
  const fields = [...names].flatMap((name): [string, unknown][] => {
    const shape = shapes.get(name);
    if (shape === undefined) return [[name, original[name]]];
    const value = fromForm(shape, form[name], original[name], left);
    const isLeftOut = value === undefined || (shape.isOptional && isNothing(value));
    return isLeftOut && !(name in original && isNothing(original[name])) ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}

/** Pairs each entry with an equal entry of the original, or else with the entry at the same position. */
function listFrom(
  of: Shape,
  form: readonly unknown[],
  original: readonly unknown[],
  left: ReadonlySet<string>,
): unknown[] {
  const forms = original.map((entry) => toForm(of, entry));
  const subjects = subjectsOf(of);
  return form.flatMap((entry, index) => {
    if (isNothing(entry)) return [];
    const same = forms.findIndex((other) => isDeepSame(other, entry));
    const value = fromForm(of, entry, original[same === -1 ? index : same], left);
    const hasSubject = subjects.some((name) => !isNothing(fieldsOf(value)[name]));
    const isLeft = subjects.length > 0 && !hasSubject && left.has(inForm(toForm(of, value)));
    return isLeft ? [] : [value];
  });
}

/**
 * What the CMS leaves of each entry of a file's value whose course or picture is deleted: it clears only the name in
 * the entry, or takes it out of the entry's list. It keeps that in mind until the desk is loaded again.
 */
export function leftBehind(shape: Shape, value: unknown): string[] {
  switch (shape.kind) {
    case 'fields':
      return [...shape.fields].flatMap(([name, field]) => leftBehind(field, fieldsOf(value)[name]));
    case 'named':
      return Object.values(fieldsOf(value)).flatMap((entry) => [
        inForm(toForm(shape.of, entry)),
        ...leftBehind(shape.of, entry),
      ]);
    case 'list': {
      const cleared = Object.fromEntries(subjectsOf(shape.of).map((name) => [name, '']));
      return entriesOf(value).flatMap((entry) => [
        inForm({ ...fieldsOf(toForm(shape.of, entry)), ...cleared }),
        ...leftBehind(shape.of, entry),
      ]);
    }
    default:
      return [];
  }
}

/** The fields of an entry that name the course, courses or picture without which the entry has no use. */
function subjectsOf(of: Shape): string[] {
  if (of.kind !== 'fields') return [];
  return [...of.fields].flatMap(([name, field]) => {
    const { kind } = field.kind === 'list' ? field.of : field;
    const isNamed = kind === 'course' || kind === 'picture';
    const isList = field.kind === 'list' && subjectsOf(field.of).length > 0;
    return !field.isOptional && (isNamed || isList) ? [name] : [];
  });
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isNumeral(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
}

/** Whether a value counts as empty. A form can't distinguish an empty text from a missing text. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** Whether two values are the same in a form, which can't tell an empty text from a missing text. */
export function isDeepSame(a: unknown, b: unknown): boolean {
  return inForm(a) === inForm(b);
}

/** A value as a form shows it. For a value outside of a list, `JSON.stringify` could return undefined. */
function inForm(value: unknown): string {
  return JSON.stringify([value], inOrder);
}

/** A replacer for JSON that leaves out empty values, trims texts and sorts fields. */
function inOrder(_: string, value: unknown): unknown {
  if (isNothing(value)) return undefined;
  if (typeof value === 'string') return value.trim();
  if (!isFields(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
