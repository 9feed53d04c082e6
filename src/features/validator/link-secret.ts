import { idFromHash } from './certificate-link.ts';

/**
 * What follows the ID in a certificate's link where a sealed register opens by links only: `&k=` and the secret. An "&"
 * of the ID itself is written as %26.
 */
export function secretPart(text: string): string {
  return `&k=${text}`;
}

/** Of the link that was opened last. A page has one address, and so one link. */
let opened: { readonly id: string; readonly text: string } | undefined;

/** Takes the secret out of a link's fragment and remembers it; gives `#id=A-1` of `#id=A-1&k=00ff`. */
export function takeSecret(hash: string): string {
  // What a mail program adds to a link is left out.
  const [, before, text = ''] = /^(.*?)&k=([\da-f]*)/is.exec(hash) ?? [];
  if (before === undefined) return hash;
  opened = { id: comparable(idFromHash(before)), text: text.toLowerCase() };
  return before;
}

/** The secret of the link that was opened last, if it carried one. Only its own ID opens with it. */
export function openedSecret(): string | undefined {
  return opened?.text;
}

/** What a link to this certificate must go on with: nothing, unless its own link was opened. */
export function secretPartOf(id: string): string {
  return opened?.id === comparable(id) ? secretPart(opened.text) : '';
}

/** However the ID is spaced and in whatever case. */
function comparable(id = ''): string {
  return id.replace(/[\s\p{P}]/gu, '').toUpperCase();
}
