import type { Field } from '@sveltia/cms';
import type { Shape } from './shape.ts';

/** What forms need to know of the content as it is now. */
export interface FormContext {
  /** Paths and aliases of all courses. */
  readonly courses: readonly string[];
  /** The names of fields, such as `cards.text`, whose texts are long. */
  readonly longTexts: ReadonlySet<string>;
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
    .replaceAll(/linked in|\S+/g, (word) => properWords[word] ?? word);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words that have a spelling of their own, as the names of fields can't have. */
const properWords: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  'linked in': 'LinkedIn',
  id: 'ID',
  ids: 'IDs',
  qr: 'QR',
  csv: 'CSV',
  xlsx: 'XLSX',
  http: 'HTTP',
  url: 'address',
};

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
    case 'fields':
      return {
        ...common,
        // Else it could be switched off as a whole.
        required: !shape.isOptional,
        widget: 'object',
        fields: cmsFields(shape.fields, context, `${path}.`),
      };
    case 'list':
      return { ...common, widget: 'list', ...listParts(shape.of, context, path) };
    case 'named':
      return { ...common, widget: 'list', ...entries, fields: namedParts(shape.of, context, path) };
    case 'courses-or-choices':
      return { ...common, required: true, widget: 'object', fields: choiceParts(context) };
    case 'course':
      return { ...common, widget: 'select', options: [...context.courses] };
    case 'choice':
      return { ...common, widget: 'select', options: [...shape.choices] };
    case 'number':
      return { ...common, widget: 'number' };
    case 'yes-or-no':
      return { ...common, widget: 'boolean' };
    case 'picture':
      return { ...common, widget: 'image', choose_url: false };
    case 'syllabus':
      return { ...common, widget: 'text' };
    default:
      return { ...common, widget: context.longTexts.has(path) ? 'text' : 'string' };
  }
}

const entries = { collapsed: 'auto', label_singular: 'entry' } as const;

function listParts(of: Shape, context: FormContext, path: string) {
  if (of.kind === 'fields') {
    return { ...entries, fields: cmsFields(of.fields, context, `${path}.`) };
  }
  if (of.kind === 'courses-or-choices') return { ...entries, fields: choiceParts(context) };
  // One box with a line for each.
  if (of.kind === 'text') return {};
  return { ...entries, field: cmsField('entry', of, context, path) };
}

function namedParts(of: Shape, context: FormContext, path: string): Field[] {
  return [
    { name: 'name', label: 'Name', widget: 'string', required: false },
    cmsField('value', of, context, `${path}.value`),
  ];
}

function choiceParts({ courses }: FormContext): Field[] {
  const hint = 'One course; or several, where any one of them is enough.';
  return [
    {
      name: 'courses',
      label: 'Course',
      hint,
      widget: 'select',
      multiple: true,
      options: [...courses],
      required: false,
    },
  ];
}
