import { parse } from 'yaml';
import { courseFrontMatterSchema } from '../../content/schemas/course.ts';
import { mergeYaml } from './yaml.ts';
import { fromForm, toForm } from './form-values.ts';
import { shapeOf, type Shape } from './shape.ts';

/** The form for a kind of file: its fields, and how they are read from and written into the file's text. */
export interface FileForm {
  /** The fields of the form, by name. */
  readonly fields: ReadonlyMap<string, Shape>;
  /** @throws {Error} if the text can't be read */
  readonly read: (text: string) => Form;
  /**
   * The text with the form's values; unchanged parts stay the same, byte for byte.
   *
   * @throws {Error} if the text can't be changed that way
   */
  readonly write: (text: string, form: Form) => string;
}

export type Form = Readonly<Record<string, unknown>>;

/** The form of a YAML file with this shape. A file that is one list, or one group of names, has one field, `entries`. */
export function yamlForm(shape: Shape): FileForm {
  const isOne = shape.kind !== 'fields';
  return {
    fields: shape.kind === 'fields' ? shape.fields : new Map([['entries', shape]]),
    read: (text) => {
      const form = toForm(shape, parse(text));
      // A shape of fields always gives a form of fields.
      return isOne ? { entries: form } : ((form ?? {}) as Form);
    },
    write: (text, form) => {
      const original: unknown = parse(text);
      return mergeYaml(text, fromForm(shape, isOne ? form['entries'] : form, original));
    },
  };
}

/** The descriptions of a folder's pictures, `pictures` or `gallery`: one entry for each, with the picture. */
export function captionsShape(folder: string): Shape {
  const hint = 'What it shows, for someone who can’t see it.';
  const of = { kind: 'text', isOptional: false, label: 'Description', hint } as const;
  return { kind: 'named', isOptional: false, of, by: { folder } };
}

/** The field of a course's form for the text below its front matter. */
export const syllabusShape = {
  kind: 'syllabus',
  isOptional: false,
  label: 'Modules',
  hint: 'Each module begins with `## ` and its title, each of its points with `- `. Above them may stand `# Before you start` and `# Afterwards you can`, each with its points; then `# Modules` is the line above the first module.',
} as const;

/**
 * The form of a course: its front matter, and the Markdown below as the field `body`. Title and modules, which every course has,
 * come first.
 */
export const courseForm: FileForm = withBody(yamlForm(shapeOf(courseFrontMatterSchema)));

function withBody({ fields, read, write }: FileForm): FileForm {
  const asked = [...fields].filter(([, { isOptional }]) => !isOptional);
  return {
    // Setting a name again keeps its place.
    fields: new Map([...asked, ['body', syllabusShape], ...fields]),
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

/** The front matter of a course's file, and the Markdown below it; without front matter everything is its body. */
function courseParts(text: string): { readonly head: string; readonly body: string } {
  const [, head = '', body = text] =
    /^---[ \t]*\n([^]*?\n)?---[ \t]*(?:\n([^]*))?$/.exec(text) ?? [];
  return { head, body: body.trim() };
}
