import { formedId } from '../ids/new-form.ts';
import { trimText } from '../sheet/trim-text.ts';

/** What a text is to a sealed register. */
export type SealedId =
  /** An ID, in the one spelling under which its entry is sealed. */
  | { readonly kind: 'id'; readonly id: string }
  /** Of the form of the academy's own IDs, with a wrong check character. */
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'empty' };

/**
 * Reads an ID: one of the new form however it is written, any other exactly as it is, trimmed (R7).
 *
 * @param prefixes of the academy's own IDs
 */
export function sealedId(text: string, prefixes: readonly string[]): SealedId {
  const typed = trimText(text);
  if (typed === '') return { kind: 'empty' };
  const formed = formedId(typed, prefixes);
  if (formed.form === 'mistyped') return { kind: 'mistyped' };
  return { kind: 'id', id: formed.form === 'new' ? formed.id : typed };
}
