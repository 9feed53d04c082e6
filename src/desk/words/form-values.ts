import type { Shape } from './shape.ts';

/**
 * A file's value as a form shows it. The CMS joins names with dots, so a name that the owner chooses is a value of its own.
 */
export function toForm(shape: Shape, value: unknown): unknown {
  // A missing switch is off; otherwise the CMS would count the form as changed.
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
    case 'text':
    case 'text-or-number':
      return typeof value === 'number' ? String(value) : value;
    default:
      return value;
  }
}

/**
 * A form's values as the file holds them. Unchanged parts are exactly those of `original`: its numbers, the order of its fields, and
 * the fields that it leaves out.
 */
export function fromForm(shape: Shape, form: unknown, original: unknown): unknown {
  if (isDeepSame(toForm(shape, original), form)) return original;
  switch (shape.kind) {
    case 'fields':
      return fieldsFrom(shape.fields, fieldsOf(form), fieldsOf(original));
    case 'named':
      return eachOnce(
        entriesOf(form)
          .filter(
            (entry) =>
              !isNothing(entry) && !(shape.by !== 'name' && isNothing(fieldsOf(entry)['name'])),
          )
          .map((entry) => {
            const { name, value } = fieldsOf(entry);
            const key = textOf(name).trim().replace(folderOf(shape), '');
            // A name without a value is kept, so that the check reports it.
            return [key, fromForm(shape.of, value, fieldsOf(original)[key]) ?? ''] as const;
          }),
      );
    case 'list':
      return listFrom(shape.of, entriesOf(form), entriesOf(original));
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
    default:
      return textOf(form);
  }
}

/** The path before the names of pictures in a form. */
function folderOf({ by }: Extract<Shape, { kind: 'named' }>): string {
  return typeof by === 'object' ? `/${by.folder}/` : '';
}

/**
 * Named values as fields.
 *
 * @throws {Error} if two values have the same name, since a file can hold only one of them
 */
function eachOnce(named: readonly (readonly [string, unknown])[]): Fields {
  const names = named.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`\`${twice}\` is here twice; keep one of the two`);
  return Object.fromEntries(named);
}

type Fields = Readonly<Record<string, unknown>>;

/** The original's fields in their order, then the new fields in the schema's order. */
function fieldsFrom(shapes: ReadonlyMap<string, Shape>, form: Fields, original: Fields): Fields {
  const names = new Set([...Object.keys(original), ...shapes.keys()]);
  const fields = [...names].flatMap((name): [string, unknown][] => {
    const shape = shapes.get(name);
    if (shape === undefined) return [[name, original[name]]];
    const value = fromForm(shape, form[name], original[name]);
    const isLeftOut = value === undefined || (shape.isOptional && isNothing(value));
    return isLeftOut && !(name in original && isNothing(original[name])) ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}

/** Matches each entry with its original entry, or else with the entry at its position. */
function listFrom(of: Shape, form: readonly unknown[], original: readonly unknown[]): unknown[] {
  const forms = original.map((entry) => toForm(of, entry));
  return form.flatMap((entry, index) => {
    const same = forms.findIndex((other) => isDeepSame(other, entry));
    if (isNothing(entry) || isLeftBehind(of, entry, forms)) return [];
    return [fromForm(of, entry, original[same === -1 ? index : same])];
  });
}

/**
 * Whether an entry was about a deleted course or picture: when one is deleted, the CMS clears only its name in the entry.
 *
 * @param forms the entries as they were
 */
function isLeftBehind(of: Shape, entry: unknown, forms: readonly unknown[]): boolean {
  const subjects = of.kind === 'fields' ? [...of.fields].filter(isSubject) : [];
  const names = subjects.map(([name]) => name);
  if (names.length === 0 || !names.every((name) => isNothing(fieldsOf(entry)[name]))) return false;
  const rest = (form: unknown) =>
    Object.fromEntries(Object.entries(fieldsOf(form)).filter(([name]) => !names.includes(name)));
  return forms.some((form) => isDeepSame(rest(form), entry));
}

function isSubject([, { kind, isOptional }]: readonly [string, Shape]): boolean {
  return !isOptional && (kind === 'course' || kind === 'picture');
}

function fieldsOf(value: unknown): Fields {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  // Every object has names and values.
  return isFields ? (value as Fields) : {};
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

/** Whether a value is empty: forms can't tell an empty text from a missing one. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** Whether two values are the same, apart from the order of fields and empty values. */
function isDeepSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

function inOrder(value: unknown): unknown {
  if (isNothing(value)) return null;
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(([, field]) => !isNothing(field))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
