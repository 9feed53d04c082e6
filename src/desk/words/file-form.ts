import { parse } from 'yaml';
import { courseFrontMatterSchema, factNames } from '../../content/schemas/course.ts';
import { mergeYaml, type Fields } from './yaml.ts';
import { fromForm, leftBehind, toForm } from './form-values.ts';
import { shapeOf, type Shape } from './shape.ts';

export interface FileForm {
  /** The fields of the form, by name. */
  readonly fields: ReadonlyMap<string, Shape>;
  /** @throws {Error} if the text can't be read */
  readonly read: (text: string) => Form;
  /**
   * Writes the form's values into the text. Unchanged parts stay the same, byte for byte.
   *
   * @throws {Error} if the text can't be changed to have these values
   */
  readonly write: (text: string, form: Form) => string;
}

export type Form = Fields;

/** The form of a YAML file. The form of a file without fixed fields, such as a list, has the single field `entries`. */
export function yamlForm(shape: Shape): FileForm {
  const isOne = shape.kind !== 'fields';
  const left = new Set<string>();
  return {
    fields: shape.kind === 'fields' ? shape.fields : new Map([['entries', shape]]),
    read: (text) => {
      const form = toForm(shape, parse(text));
      // For a shape with fields, `toForm` returns fields.
      return isOne ? { entries: form } : ((form ?? {}) as Form);
    },
    write: (text, form) => {
      const original: unknown = parse(text);
      for (const entry of leftBehind(shape, original)) left.add(entry);
      return mergeYaml(text, fromForm(shape, isOne ? form['entries'] : form, original, left));
    },
  };
}

/** The shape of the file that describes the pictures in `folder`. */
export function captionsShape(folder: string): Shape {
  const hint = 'What it shows, for someone who can’t see it.';
  const of = { kind: 'text', isOptional: false, label: 'Description', hint } as const;
  return { kind: 'named', isOptional: false, of, by: { folder } };
}

/** The field `body` of a course's form: the Markdown below the front matter. */
export const syllabusShape = {
  kind: 'syllabus',
  isOptional: false,
  label: 'Modules',
  hint: 'Each module begins with `## ` and its title, and each of its points with `- `. Above the modules you may write `# Before you start` and `# Afterwards you can`, each with its points. Then write `# Modules` above the first module.',
} as const;

/** The form of a course. What every course has and what changes most often, such as fee and batches, comes first. */
export const courseForm: FileForm = withBody(yamlForm(shapeOf(courseFrontMatterSchema)));

function withBody({ fields, read, write }: FileForm): FileForm {
  const isFact = (name: string) => factNames.options.some((fact) => fact === name);
  const first = [...fields].filter(([name, { isOptional }]) => !isOptional || isFact(name));
  return {
    // Each field of `first` is in both lists. The `Map` keeps its first place.
    fields: new Map([...first, ['body', syllabusShape], ...fields]),
    read: (text) => {
      const { head, body } = courseParts(text);
      return { ...read(head), body };
    },
    write: (text, { body: syllabus, ...form }) => {
      const frontMatter = write(courseParts(text).head, form);
      return `---\n${frontMatter}---\n\n${typeof syllabus === 'string' ? syllabus.trim() : ''}\n`;
    },
  };
}

/** Splits a course's file. Without front matter, the whole text is the body. */
function courseParts(text: string): { readonly head: string; readonly body: string } {
  const [, head = '', body = text] =
    /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n([^]*))?$/.exec(text) ?? [];
  return { head, body: body.trim() };
}
