import { trimText } from '../../register/sheet/trim-text.ts';

const prefix = '#id=';

/**
 * The certificate ID in an address's fragment such as `#id=ITA-2024-0007`, trimmed; `undefined` when
 * the fragment is another's. The fragment is the one part of an address that is never sent (RFC 3986, 3.5).
 */
export function idFromHash(hash: string): string | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  const encoded = hash.slice(prefix.length);
  try {
    return trimText(decodeURIComponent(encoded));
  } catch {
    return trimText(encoded);
  }
}

/** The fragment that opens the validator with a search for this ID; empty for an empty ID. */
export function hashForId(id: string): string {
  return id === '' ? '' : `${prefix}${encodeURIComponent(id)}`;
}

/** The full address that opens the validator with this certificate. */
export function certificateLink(id: string): string {
  return new URL(hashForId(id), `${location.origin}${location.pathname}`).href;
}

/** Puts the ID into the address bar without adding to the history. */
export function writeIdToHash(id: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hashForId(id)}`);
}
