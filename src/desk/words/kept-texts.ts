import { sourceField } from './cms-config.ts';
import type { FileForm, Form } from './file-form.ts';

/**
 * The texts behind the entries of one format, so that an edit changes nothing else in them.
 *
 * @param fixedName the name of the only entry, where the format is that of one file
 */
export function keptTexts(fileForm: FileForm, fixedName?: string) {
  const texts = new Map<string, string>();
  /** The text of the form that it came from, with what was changed. */
  const preview = ({ [sourceField]: source, ...form }: Form) =>
    fileForm.write(texts.get(String(source)) ?? '', form);
  return {
    preview,
    /** A file's text as a form, which carries which text it is. */
    read: (trimmed: string): Form => {
      // The CMS takes away the line break at the end, and puts it back.
      const text = `${trimmed.trimEnd()}\n`;
      const source = fixedName ?? nameOf(text, texts);
      texts.set(source, text);
      return { ...fileForm.read(text), [sourceField]: source };
    },
    /** As `preview`; from then on it is the entry's text. */
    write: (form: Form): string => {
      const text = preview(form);
      const source = form[sourceField];
      if (typeof source === 'string' && source !== '') texts.set(source, text);
      return text;
    },
  };
}

export type KeptTexts = ReturnType<typeof keptTexts>;

/** An unchanged text keeps its name when it is read again, so that it does not pass for changed. */
function nameOf(text: string, texts: ReadonlyMap<string, string>): string {
  const known = [...texts].find(([, other]) => other === text);
  return known?.[0] ?? `text-${texts.size + 1}`;
}
