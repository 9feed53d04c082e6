import CMS from '@sveltia/cms';
import { contentFiles } from '../../content/files/content-files.ts';
import type { Problem } from '../../content/files/problem.ts';
import { parseCourseFile } from '../../content/files/parse-course-file.ts';
import { parseYamlFile } from '../../content/files/parse-yaml-file.ts';
import { toHex } from '../../register/sealed/format.ts';
import { courseFormat, sourceField } from './cms-config.ts';
import { deskFiles } from './desk-files.ts';
import { courseForm, type FileForm, type Form } from './file-form.ts';

/** The format of one YAML file, or of all courses. */
export interface EntryFormat {
  readonly fileForm: FileForm;
  /** The text that a form was made from, if that text is still known; undefined for a new form. */
  readonly baseOf: (form: Form) => string | undefined;
  /** The file's text with the form's values. */
  readonly textOf: (form: Form) => string;
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

/** Registers a format for each YAML file, and one for all courses. */
export function registerFormats(beforeWriting: BeforeWriting): FormatOf {
  const courses = registerFormat(courseFormat, 'md', courseForm, beforeWriting);
  const formats = new Map(
    deskFiles.map(({ file, format, form }) => [
      file,
      registerFormat(format, 'yaml', form, beforeWriting, file),
    ]),
  );
  return (file) => formats.get(file) ?? courses;
}

/** Registers a format that remembers each file's text, so that a save rewrites only edited lines. */
function registerFormat(
  format: string,
  extension: string,
  fileForm: FileForm,
  beforeWriting: BeforeWriting,
  file?: string,
): EntryFormat {
  // Texts by checksum, so that a draft from another day still finds the text that it was made from.
  const texts = new Map<string, string>();
  const baseOf = ({ [sourceField]: source }: Form) => texts.get(String(source));
  const textOf = (entry: Form) => {
    const { [sourceField]: _, ...form } = entry;
    return fileForm.write(baseOf(entry) ?? '', form);
  };
  CMS.registerCustomFormat(format, extension, {
    fromFile: async (trimmed: string): Promise<Form> => {
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
    toFile: async (form: Form): Promise<string> => {
      const base = baseOf(form);
      if (base !== undefined) await beforeWriting(base, file ?? String(form['title']));
      const text = textOf(form);
      const source = form[sourceField];
      if (typeof source === 'string' && source !== '') texts.set(source, text);
      return text;
    },
  });
  const knows = (text: string) =>
    texts.size === 0 || [...texts.values()].some((other) => isSameText(other, text));
  return { fileForm, baseOf, textOf, knows };
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(bytes));
}
