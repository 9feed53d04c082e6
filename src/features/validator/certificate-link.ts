import { trimText } from '../../register/sheet/cells.ts';

const prefix = '#id=';

/**
 * The certificate ID in an address's fragment such as `#id=ITA-2024-0007`, trimmed; `undefined` when
 * the fragment is another's. The fragment is the one part of an address that is never sent (RFC 3986, 3.5).
 * `#ID=` will do, since some programs write addresses in capitals.
 */
export function idFromHash(hash: string): string | undefined {
  if (!hash.toLowerCase().startsWith(prefix)) return undefined;
  // What a program adds after an "&" is no part of it; an ID's own is written as %26.
  const [encoded = ''] = hash.slice(prefix.length).split('&');
  try {
    return trimText(decodeURIComponent(encoded));
  } catch {
    return trimText(encoded);
  }
}

/**
 * The ID without what a mail program takes for a part of a link: the end of the sentence or the bracket that
 * the link is part of. An ID may end so itself, so this is only for one that is not in the register.
 */
export function withoutSentenceEnd(id: string): string {
  // The lookbehind finds the first such character at once, however many there are.
  return trimText(id.replace(/(?<![.,;:!?)\]}>"'’”»])[.,;:!?)\]}>"'’”»]+$/, ''));
}

/**
 * What follows the path in an address whose ID is moved from the query, as in `?id=ITA-2024-0007`, to the
 * fragment; `undefined` where the query holds none. An ID that the fragment holds already is kept.
 */
export function withIdInHash({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const parts = search.slice(1).split('&');
  const id = parts.find((part) => isId.test(part))?.replace(isId, '');
  if (id === undefined) return undefined;
  const others = parts.filter((part) => !isId.test(part)).join('&');
  const query = others && `?${others}`;
  return query + (idFromHash(hash) === undefined ? prefix + id : hash);
}

const isId = /^id=/i;

/**
 * Moves an ID from the query to the fragment of the address bar. The request for this page has carried it to
 * the site's own host already; nothing carries it further, since the page tells no request where it comes from.
 */
export function moveIdToHash(): void {
  const rest = withIdInHash(location);
  if (rest !== undefined) history.replaceState(history.state, '', location.pathname + rest);
}

/**
 * The fragment that opens the validator with a search for this ID; empty for an empty ID.
 *
 * @param secret what opens it where a sealed register opens by links only. An "&" of the ID itself is written as %26.
 */
export function hashForId(id: string, secret?: string): string {
  if (id === '') return '';
  const end = secret === undefined ? '' : `&k=${secret}`;
  // No address can hold half a character. `toWellFormed()` is missing in Chrome 109 and Firefox 115.
  return prefix + encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd')) + end;
}

/**
 * The full address that opens the validator with this certificate.
 *
 * @param validator its page's own address
 */
export function certificateLink(
  id: string,
  validator = `${location.origin}${location.pathname}`,
  secret?: string,
): string {
  return new URL(hashForId(id, secret), validator).href;
}

/** Puts the ID into the address bar without adding to the history. */
export function writeIdToHash(id: string, secret?: string): void {
  const address = location.pathname + location.search + hashForId(id, secret);
  history.replaceState(history.state, '', address);
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

/** The same, if the link was this certificate's own. */
export function secretOf(id: string): string | undefined {
  return opened?.id === comparable(id) ? opened.text : undefined;
}

/** However the ID is spaced and in whatever case. */
function comparable(id = ''): string {
  return id.replace(/[\s\p{P}]/gu, '').toUpperCase();
}

/**
 * The address of LinkedIn's form for a certification, filled in (LinkedIn Help, "Add to Profile").
 * It is opened only when its owner presses it; until then nothing is sent.
 */
export function linkedInAddress({
  academyName,
  course,
  id,
  link,
}: Readonly<Record<'academyName' | 'course' | 'id' | 'link', string>>): string {
  const address = new URL('https://www.linkedin.com/profile/add');
  address.search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: course,
    organizationName: academyName,
    certId: id,
    certUrl: link,
  }).toString();
  return address.href;
}
