import { trimText } from '../../spreadsheet/sheet/cells.ts';

/** The possible IDs of a text. Only the register can show where an ID ends and other text begins (B15). */
export interface PossibleIds {
  /** Each once, the longest first. `['']` for a link without an ID. */
  readonly ids: readonly string[];
  /** The secret in the link, which only a sealed register may need. */
  readonly secret?: string | undefined;
}

/** An ID in a link or a list. */
export interface CarriedId extends PossibleIds {
  /** The ID and all decoded text after the ID. */
  readonly whole: string;
}

/**
 * Finds the ID in a link to the validator: after `#id=`, or else after `?id=`. `text` may be an address, its query
 * and fragment alone, or a longer text. The link may be encoded up to three times, and may be a part of another
 * address. Undefined if `text` has no such link.
 */
export function carriedId(text: string): CarriedId | undefined {
  return idWithin(text, 3);
}

/** @param layers how many times to look for a link inside a link */
function idWithin(text: string, layers: number): CarriedId | undefined {
  // A list may have 100,000 texts, so this quick check excludes most of them.
  if (!/id(?:=|%|-3D|$)/i.test(text)) return undefined;
  for (const inner of layers > 0 ? linksWithin(text) : []) {
    const found = idWithin(inner, layers - 1);
    if (found) return found;
  }
  return decodings(text).map(placeOfId).find(Boolean);
}

function decodings(text: string): string[] {
  const all = [text];
  for (let times = 0; times < 3; times++) all.push(decoded(all.at(-1) ?? ''));
  return [...new Set(all)];
}

/** An incomplete code stays, such as `%E0` at the end of a cut-off link. */
function decoded(text: string): string {
  return text.replace(codes, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
}

/** A percent-encoded character has one to four bytes of UTF-8. */
const codes =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** In characters. Mail gateways don't make longer addresses. */
const longestLink = 20_000;

/** The links that mail gateways and messengers have put into their own addresses. */
function linksWithin(text: string): string[] {
  const part = text.slice(0, longestLink);
  // Safe Links, Google, Facebook and others put the link into the query of their own address.
  const redirects = part.matchAll(/[?&][\w.-]+=(https?(?::|%(?:25)*3A)[^&\s]*)/gi);
  const links = Array.from(redirects, ([, address = '']) => decoded(address));
  // Version 2 of Proofpoint's URL Defense writes "-" instead of "%" and "_" instead of "/".
  const [, second] = /urldefense\.[\w.]+\/v2\/url\?u=([^&\s]+)/i.exec(part) ?? [];
  if (second) links.push(decoded(second.replaceAll('-', '%').replaceAll('_', '/')));
  const [, third, taken = ''] = /urldefense\.[\w.]+\/v3\/__(.+?)__;([\w-]*)!/i.exec(part) ?? [];
  if (third) links.push(withTaken(decoded(third), taken));
  return links;
}

/** Version 3 of URL Defense writes a length as one of these characters. The first character means 2. */
const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Puts back the characters that version 3 of URL Defense removed from `address`. A "*" stands for one character, and
 * "**" with a character of `lengths` stands for two or more.
 *
 * @param taken the removed characters, as UTF-8 in base64url
 */
function withTaken(address: string, taken: string): string {
  const base64 = taken.replaceAll('-', '+').replaceAll('_', '/');
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return address;
  }
  const characters = [...new TextDecoder().decode(bytes)];
  return address.replace(/\*(?:\*([\w-]))?/g, (_, length?: string) =>
    characters.splice(0, length === undefined ? 1 : lengths.indexOf(length) + 2).join(''),
  );
}

/** The ID after `id=`, if `text` is a link to the validator, or only the query or fragment of one. */
function placeOfId(text: string): CarriedId | undefined {
  const inFragment = text.search(/#id(?:=|$)/i);
  const at = inFragment === -1 ? text.search(/[?&]id=/i) : inFragment;
  const before = text.slice(0, Math.max(at, 0));
  const isLink = /^\s*(?:[?#]|$)|(?:\/|%2F)SearchById\b/i.test(before);
  if (at === -1 || !isLink) return undefined;
  const rest = text.slice(at + '#id='.length);
  if (before.includes('#') || inFragment !== -1) return carriedIn(rest);
  // In a query "+" stands for a space (URL Standard, 5.1).
  return carriedIn(rest.replace(/#.*/s, '').replaceAll('+', ' '));
}

function carriedIn(rest: string): CarriedId {
  // A text directive tells the browser what to highlight (URL Fragment Text Directives).
  const encoded = rest.replace(/#?:~:text=.*/s, '');
  const [, ownSecret] = ownEnd.exec(encoded) ?? [];
  const bare = encoded.replace(ownEnd, '');
  // Other text may follow the link after a space. In a fragment, "+" may stand for a space.
  const forms = [bare, bare.split(/\s/, 1)[0] ?? '', bare.replaceAll('+', ' ')];
  const texts = forms.flatMap((form) => {
    const [whole = '', ...others] = decodings(form);
    return others.length > 0 ? others : [whole];
  });
  const [, secret = ownSecret] = texts.map((text) => encodedEnd.exec(text)).find(Boolean) ?? [];
  // In mails the sign "=" is `=3D` (RFC 2045, 6.7), and some programs leave `3D` before the ID.
  const ids = texts
    .flatMap((text) => rests(text.replace(encodedEnd, '').replace(tracking, '')))
    .flatMap((id) => [id, id.replace(/^3D/, '')]);
  const distinct = [...new Set(ids)].filter((id) => id !== '');
  distinct.sort((a, b) => b.length - a.length);
  // If there are too many possible IDs, the shortest of them is kept all the same, since it is the likeliest.
  const last = distinct.slice(mostIds - 1).slice(-1);
  return {
    ids: distinct.length === 0 ? [''] : [...distinct.slice(0, mostIds - 1), ...last],
    whole: trimText((texts[0] ?? '').replace(encodedEnd, '')),
    ...(secret !== undefined && { secret }),
  };
}

/** The most look-ups for one link. A look-up in a sealed register takes a tenth of a second. */
const mostIds = 8;

/** The secret at the end of a link that is not decoded yet. */
const ownEnd = /&k=([\da-f]*).*/is;
/** The secret at the end of a decoded link in which `&k=` was encoded. */
const encodedEnd = /&k=([\da-f]{36})(?![\da-f]).*/is;

const tracking = /[?&](?:utm_\w+|\w*clk?id|mc_[ce]id|igsh(?:id)?)=.*/is;

/** The possible IDs at the start of `text`. An "&", a "?" or punctuation may be a part of the ID, or may follow it. */
function rests(text: string): string[] {
  const heads = [text];
  let at = text.length;
  while (at > 0 && heads.length < 5) {
    at = Math.max(text.lastIndexOf('&', at - 1), text.lastIndexOf('?', at - 1));
    if (at > 0) heads.push(text.slice(0, at));
  }
  return [...heads, text.replace(/[&?].*/s, '')].flatMap(withoutEnds);
}

/** `text` trimmed, then also without its last punctuation mark, without its last two, and so on. */
export function withoutEnds(text: string): string[] {
  const all = [trimText(text)];
  let rest = text;
  for (let last = end.exec(rest.slice(-2)); last; last = end.exec(rest.slice(-2))) {
    rest = rest.slice(0, -last[0].length);
    if (all.length < 4) all.push(trimText(rest));
  }
  return [...new Set([...all, trimText(rest)])];
}

const end = /[\s\p{Terminal_Punctuation}\p{Pe}\p{Pi}\p{Pf}\p{Cf}>"'`*_~…]$/u;

/** The part of `whole` after the ID; empty unless `whole` begins with the ID. */
export function leftOff(whole: string, id: string): string {
  const found = [whole, whole.replace(/^3D/, '')].find((text) => text.startsWith(id));
  return trimText(found?.slice(id.length) ?? '');
}

/** The fragment of a link that looks up `id`, such as `#id=X-1`; empty for an empty ID. */
export function hashForId(id: string, secret?: string): string {
  if (id === '') return '';
  const end = secret === undefined ? '' : `&k=${secret}`;
  // `encodeURIComponent` throws for half of a surrogate pair. Chrome 109 and Firefox 115 lack `toWellFormed()`.
  return `#id=${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd'))}${end}`;
}
