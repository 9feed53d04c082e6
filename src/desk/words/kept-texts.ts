import { sourceField } from './cms-config.ts';
import type { FileForm, Form } from './file-form.ts';

/** The texts behind the entries of one format, so that an edit changes nothing else in them. */
export interface KeptTexts {
  /** For the CMS: a file's text as a form, which carries which text it is. */
  read(text: string): Form;
  /** For the CMS: the text of the form that it came from, with what was changed; it is the entry's text from then on. */
  write(form: Form): string;
  /** The same without keeping it, to look at it first. */
  preview(form: Form): string;
}

/** @param fixedName the name of the only entry, where the format is that of one file */
export function keptTexts(fileForm: FileForm, fixedName?: string): KeptTexts {
  const texts = new Map<string, string>();
  const preview = ({ [sourceField]: source, ...form }: Form) =>
    fileForm.write(texts.get(String(source)) ?? '', form);
  return {
    // The CMS takes away the line break at the end, and puts it back.
    read: (trimmed) => {
      const text = `${trimmed.trimEnd()}\n`;
      const source = fixedName ?? nameOf(text, texts);
      texts.set(source, text);
      return { ...fileForm.read(text), [sourceField]: source };
    },
    write: (form) => {
      const text = preview(form);
      const source = form[sourceField];
      if (typeof source === 'string' && source !== '') texts.set(source, text);
      return text;
    },
    preview,
  };
}

/** An unchanged text keeps its name when it is read again, so that it does not pass for changed. */
function nameOf(text: string, texts: ReadonlyMap<string, string>): string {
  const known = [...texts].find(([, other]) => other === text);
  return known?.[0] ?? `text-${texts.size + 1}`;
}
