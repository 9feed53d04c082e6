import { contentFiles } from '../../content/files/content-files.ts';
import type { Problem } from '../../content/files/problem.ts';
import { parseCourseFile } from '../../content/files/parse-course-file.ts';
import { parseYamlFile } from '../../content/files/parse-yaml-file.ts';
import { toHex } from '../../register/sealed/format.ts';
import { courseFormat, sourceField } from './cms-config.ts';
import { deskFiles } from './desk-files.ts';
import { courseForm, type FileForm, type Form } from './file-form.ts';
import { isDeepSame } from './form-values.ts';

/** The format of one YAML file, or of all courses. */
export interface EntryFormat {
  readonly fileForm: FileForm;
  /** The text that a form was made from, if that text is still known; undefined for a new form. */
  readonly baseOf: (form: Form) => string | undefined;
  /** The file's text with the form's values. */
  readonly textOf: (form: Form) => string;
  /** Lets the CMS write a checked text once, for a form with the same values, until the owner leaves the form. */
  readonly allow: (form: Form, text: string) => void;
  /** Must be called when the CMS has saved the form, so that the saved text is the form's base from now on. */
  readonly noteSaved: () => void;
  /** Whether the CMS has read or written `text`. Always true before the CMS has read its first file. */
  readonly knows: (text: string) => boolean;
}

/** Why a file can't be read; undefined for a readable file. */
export function unreadableIn(file: string, text: string): Problem | undefined {
  const known = Object.values(contentFiles).find((content) => content.file === file);
  return known
    ? parseYamlFile(file, text, known.schema).unreadable
    : parseCourseFile(file, text).unreadable;
}

/** Whether two texts are the same for the CMS, which trims them. `undefined` stands for a missing file. */
export function isSameText(one: string | undefined, other: string | undefined): boolean {
  return asRead(one) === asRead(other);
}

function asRead(text: string | undefined): string | undefined {
  return text
    ?.replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
}

/** The format of a file, by its path below `content/`. */
export type FormatOf = (file: string) => EntryFormat;

/**
 * Called before the CMS replaces the text `base`. Throws if the text must not be replaced.
 *
 * @param name the file, or the title of a course
 */
type BeforeWriting = (base: string, name: string) => Promise<void>;

/** What happens between the owner's press on a button and the CMS's answer. */
interface Underway {
  /** The text of the form that is being saved. */
  checked?: { readonly form: Form; readonly text: string };
  /** Takes back that a text was replaced, for each file that a deletion has rewritten so far. */
  undo: (() => void)[];
}

/** How the CMS reads and writes the files of one format. */
export interface CmsFormat {
  readonly fromFile: (trimmed: string) => Promise<Form>;
  readonly toFile: (form: Form) => Promise<string>;
}

/** As `registerCustomFormat` of the CMS, which only a browser can load. */
type Register = (format: string, extension: string, how: CmsFormat) => void;

/** What all formats share. */
interface Shared {
  readonly register: Register;
  readonly beforeWriting: BeforeWriting;
  readonly underway: Underway;
}

/** Registers a format for each YAML file, and one for all courses. */
export function registerFormats(register: Register, beforeWriting: BeforeWriting): FormatOf {
  const underway: Underway = { undo: [] };
  window.addEventListener('hashchange', () => {
    delete underway.checked;
    underway.undo = [];
  });
  const shared = { register, beforeWriting, underway };
  const courses = registerFormat(shared, courseFormat, 'md', courseForm);
  const formats = new Map(
    deskFiles.map(({ file, format, form }) => [
      file,
      registerFormat(shared, format, 'yaml', form, file),
    ]),
  );
  return (file) => formats.get(file) ?? courses;
}

/** Registers a format that remembers each file's text, so that a save rewrites only edited lines. */
function registerFormat(
  { register, beforeWriting, underway }: Shared,
  format: string,
  extension: string,
  fileForm: FileForm,
  file?: string,
): EntryFormat {
  // Texts by checksum, so that a draft from another day still finds the text that it was made from.
  const texts = new Map<string, string>();
  const baseOf = ({ [sourceField]: source }: Form) => texts.get(String(source));
  const textOf = (entry: Form) => fileForm.write(baseOf(entry) ?? '', valuesOf(entry));
  let given: readonly [source: string, text: string] | undefined;
  const takeChecked = (entry: Form) => {
    const { checked } = underway;
    delete underway.checked;
    if (!checked || !isDeepSame(valuesOf(checked.form), valuesOf(entry))) return undefined;
    given = [String(entry[sourceField]), checked.text];
    return checked.text;
  };
  register(format, extension, {
    fromFile: async (trimmed) => {
      // The CMS removes the last line break when it reads a file, and adds one when it writes the file.
      const text = `${trimmed.trimEnd()}\n`;
      // Throws nothing, since the CMS's message would leave out the file's name. `guardForm` names the file.
      if (unreadableIn(file ?? 'courses/one.md', text)) {
        texts.set('unreadable', text);
        return { title: 'This file can’t be read' };
      }
      // A known text keeps its identifier. Otherwise the CMS would count the form as changed.
      const [known] = [...texts].find(([, other]) => other === text) ?? [];
      const source = known ?? (await digest(text));
      texts.set(source, text);
      return { ...fileForm.read(text), [sourceField]: source };
    },
    toFile: async (form) => {
      const checked = takeChecked(form);
      if (checked !== undefined) return checked;
      // The CMS rewrites a file without a check if the file names a course that is being deleted.
      const { [sourceField]: source } = form;
      const base = baseOf(form);
      const text = textOf(form);
      if (base !== undefined) {
        await beforeWriting(base, file ?? String(form['title'])).catch((refusal: unknown) => {
          for (const takeBack of underway.undo) takeBack();
          throw refusal;
        });
        underway.undo.push(() => texts.set(String(source), base));
      }
      if (typeof source === 'string' && source !== '') texts.set(source, text);
      return text;
    },
  });
  const allow = (form: Form, text: string) => {
    underway.checked = { form, text };
  };
  const noteSaved = () => {
    if (given) texts.set(...given);
    given = undefined;
  };
  const knows = (text: string) =>
    texts.size === 0 || [...texts.values()].some((other) => isSameText(other, text));
  return { fileForm, baseOf, textOf, allow, noteSaved, knows };
}

/** The form's values, without the identifier of its text. */
function valuesOf({ [sourceField]: _, ...values }: Form): Form {
  return values;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(bytes));
}
