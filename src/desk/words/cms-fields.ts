import type { Field } from '@sveltia/cms';
import { newSyllabus } from '../../content/schemas/course.ts';
import { formatsOfFiles } from '../../spreadsheet/file-formats.ts';
import type { NamedBy, Shape } from './shape.ts';

/** What forms need to know about the current content. */
export interface FormContext {
  /** The paths of fields with long texts, such as `cards.text`. */
  readonly longTexts: ReadonlySet<string>;
  /** The groups of courses. The label is the group's heading, and the value is the group's name. */
  readonly groups: readonly { readonly label: string; readonly value: string }[];
}

/** The CMS's fields for a form. The CMS accepts empty fields, since the desk's check reports a missing value. */
export function cmsFields(
  shapes: ReadonlyMap<string, Shape>,
  context: FormContext,
  path = '',
): Field[] {
  return [...shapes].map(([name, shape]) => cmsField(name, shape, context, `${path}${name}`));
}

/** A field's label: the schema's, or else the field's name in words ("Hours heading" for `hoursHeading`). */
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
        // The CMS puts a switch on each group that isn't required.
        required: !shape.isOptional,
        widget: 'object',
        collapsed: path.includes('.') ? false : 'auto',
        // The CMS always opens a group that holds only groups, so the inner groups start closed.
        fields: holdsParts ? parts.map((part) => ({ ...part, collapsed: 'auto' })) : parts,
      };
    }
    case 'list':
      if (shape.of.kind === 'course') return { ...common, ...simpleFields.course, multiple: true };
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
      return { ...common, required: true, widget: 'object', fields: choiceParts };
    case 'choice':
      return { ...common, widget: 'select', options: [...shape.choices] };
    case 'group':
      return { ...common, widget: 'select', options: [...context.groups] };
    case 'text':
    case 'text-or-number':
      return { ...common, widget: context.longTexts.has(path) ? 'text' : 'string' };
    default:
      return { ...common, ...simpleFields[shape.kind] };
  }
}

const entries = { collapsed: 'auto', label_singular: 'entry' } as const;

const simpleFields = {
  // When a course is deleted, the CMS removes it from every field with this widget.
  course: {
    widget: 'relation',
    collection: 'courses',
    value_field: '{{slug}}',
    display_fields: ['title'],
  },
  picture: { widget: 'image', choose_url: false },
  sheet: {
    widget: 'file',
    media_folder: '/content/register',
    public_folder: '/register',
    accept: formatsOfFiles
      .flatMap(({ endings }) => Object.keys(endings))
      .map((ending) => `.${ending}`)
      .join(),
  },
  number: { widget: 'number' },
  'yes-or-no': { widget: 'boolean' },
  lines: { widget: 'text' },
  syllabus: { widget: 'text', default: newSyllabus },
} as const;

const choiceParts: Field[] = [
  {
    name: 'courses',
    label: 'Course',
    hint: 'One course, or several if any one of them is enough.',
    required: false,
    ...simpleFields.course,
    multiple: true,
  },
];

function listParts(of: Shape, context: FormContext, path: string) {
  if (of.kind === 'fields') {
    return { ...entries, fields: cmsFields(of.fields, context, `${path}.`) };
  }
  if (of.kind === 'courses-or-choices') return { ...entries, fields: choiceParts };
  // Without a field, the CMS shows a text box for each entry.
  if (of.kind === 'text') return {};
  return { ...entries, field: cmsField('entry', of, context, path) };
}

function nameField(by: NamedBy): Field {
  const name = { name: 'name', required: false };
  if (by === 'name') return { ...name, label: 'Name', widget: 'string' };
  return by === 'course'
    ? { ...name, label: 'Course', ...simpleFields.course }
    : { ...name, label: 'Picture', ...simpleFields.picture };
}
