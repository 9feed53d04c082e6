import type { Field } from '@sveltia/cms';
import type { NamedBy, Shape } from './shape.ts';

/** What forms need to know of the content as it is now. */
export interface FormContext {
  /** The names of fields, such as `cards.text`, whose texts are long. */
  readonly longTexts: ReadonlySet<string>;
  /** The groups of courses: the heading of each, and by what it is named. */
  readonly groups: readonly { readonly label: string; readonly value: string }[];
}

/** The CMS's fields for the fields of a form. Nothing is required here: the checks of the content say what is missing. */
export function cmsFields(
  shapes: ReadonlyMap<string, Shape>,
  context: FormContext,
  path = '',
): Field[] {
  return [...shapes].map(([name, shape]) => cmsField(name, shape, context, `${path}${name}`));
}

/** What the form calls a field: by its schema, or by its name in words: `hoursHeading` is "Hours heading". */
export function labelOf(name: string, shape?: Pick<Shape, 'label'>): string {
  if (shape?.label !== undefined) return shape.label;
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/linked in|\S+/g, (word) => {
      const proper = properWords.find((one) => one.toLowerCase() === word.replace(' ', ''));
      return proper ?? word;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words that have a spelling of their own, as the names of fields can't have. */
const properWords = ['WhatsApp', 'LinkedIn', 'ID', 'IDs', 'QR', 'CSV', 'XLSX', 'HTTP'];

function cmsField(name: string, shape: Shape, context: FormContext, path: string): Field {
  const named = labelOf(name, shape);
  const label = shape.isOptional ? `${named} (optional)` : named;
  const common = {
    name,
    label,
    required: false,
    ...(shape.hint === undefined ? {} : { hint: shape.hint }),
  };
  switch (shape.kind) {
    case 'fields': {
      const parts = cmsFields(shape.fields, context, `${path}.`);
      const holdsParts = [...shape.fields.values()].every(({ kind }) => kind === 'fields');
      return {
        ...common,
        // Else it could be switched off as a whole.
        required: !shape.isOptional,
        widget: 'object',
        // What is opened is open with all that is in it.
        collapsed: path.includes('.') ? false : 'auto',
        // The CMS opens one whose parts are all objects, whatever they hold: then the parts are closed.
        fields: holdsParts ? parts.map((part) => ({ ...part, collapsed: 'auto' })) : parts,
      };
    }
    case 'list':
      if (shape.of.kind === 'course') return { ...common, ...courseChoice, multiple: true };
      return { ...common, widget: 'list', ...listParts(shape.of, context, path) };
    case 'named':
      return {
        ...common,
        widget: 'list',
        ...entries,
        ...(shape.by === 'course' ? { minimize_collapsed: 'auto' as const } : {}),
        fields: [nameField(shape.by), cmsField('value', shape.of, context, `${path}.value`)],
      };
    case 'courses-or-choices':
      return { ...common, required: true, widget: 'object', fields: choiceParts() };
    case 'course':
      return { ...common, ...courseChoice };
    case 'choice':
      return { ...common, widget: 'select', options: [...shape.choices] };
    case 'group':
      return { ...common, widget: 'select', options: [...context.groups] };
    case 'number':
      return { ...common, widget: 'number' };
    case 'yes-or-no':
      return { ...common, widget: 'boolean' };
    case 'picture':
      return { ...common, ...pictureChoice };
    case 'lines':
      return { ...common, widget: 'text' };
    case 'syllabus':
      return { ...common, widget: 'text', default: newSyllabus };
    default:
      return { ...common, widget: context.longTexts.has(path) ? 'text' : 'string' };
  }
}

const entries = { collapsed: 'auto', label_singular: 'entry' } as const;

/** A choice of what is in the list of courses now. Where a course is deleted, the CMS takes it out of each. */
const courseChoice = {
  widget: 'relation',
  collection: 'courses',
  value_field: '{{slug}}',
  display_fields: ['{{slug}}'],
  search_fields: ['title'],
} as const;

function listParts(of: Shape, context: FormContext, path: string) {
  if (of.kind === 'fields') {
    return { ...entries, fields: cmsFields(of.fields, context, `${path}.`) };
  }
  if (of.kind === 'courses-or-choices') return { ...entries, fields: choiceParts() };
  // One box with a line for each.
  if (of.kind === 'text') return {};
  return { ...entries, field: cmsField('entry', of, context, path) };
}

function nameField(by: NamedBy): Field {
  const name = { name: 'name', required: false };
  if (by === 'name') return { ...name, label: 'Name', widget: 'string' };
  return by === 'course'
    ? { ...name, label: 'Course', ...courseChoice }
    : { ...name, label: 'Picture', ...pictureChoice };
}

const pictureChoice = { widget: 'image', choose_url: false } as const;

function choiceParts(): Field[] {
  const hint = 'One course; or several, where any one of them is enough.';
  return [
    { name: 'courses', label: 'Course', hint, required: false, ...courseChoice, multiple: true },
  ];
}

/** What the syllabus of a new course begins with. */
const newSyllabus = `## Name of the first module

- Each line that begins with a dash is one point
- Practice: a small exercise

## Name of the second module

## Name of the last module

- Project: something larger, which one keeps`;
