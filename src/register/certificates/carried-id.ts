import { trimText } from '../sheet/cells.ts';

/** An ID from a link or a list. Only the register can decide where such an ID ends (B15). */
export interface CarriedId {
  /** The possible IDs, each once, the longest first. `['']` for a link without an ID. */
  readonly ids: readonly string[];
  /** The whole decoded text that contains the ID. The page also shows the part of it that is not the ID. */
  readonly whole: string;
  /** The link's secret, for a sealed register that opens only by links. */
  readonly secret?: string | undefined;
}

/**
 * The ID in a link to the validator: after `#id=`, or else after `?id=`. The link may be an address, only its query and fragment, or
 * part of a text; it may be encoded up to three times, and wrapped by a mail gateway or a messenger. Undefined if there is no such
 * link.
 */
export function carriedId(text: string): CarriedId | undefined {
  return idWithin(text, 3);
}

/** @param layers how many times to look for a link inside a link */
function idWithin(text: string, layers: number): CarriedId | undefined {
  // A quick check, since a list may have 100,000 texts.
  if (!/id(?:=|%|-3D)/i.test(text)) return undefined;
  for (const inner of layers > 0 ? linksWithin(text) : []) {
    const found = idWithin(inner, layers - 1);
    if (found) return found;
  }
  return decodings(text).map(placeOfId).find(Boolean);
}

/** The text as it is, and decoded once, twice and three times; equal results only once. */
function decodings(text: string): string[] {
  const all = [text];
  for (let times = 0; times < 3; times++) all.push(decoded(all.at(-1) ?? ''));
  return [...new Set(all)];
}

/** The text, decoded once. Incomplete codes stay as they are, such as at the end of a link that was cut off. */
function decoded(text: string): string {
  return text.replace(codes, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
}

/** One percent-encoded character: one to four bytes of UTF-8. */
const codes =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** Mail gateways don't make longer addresses. */
const longestLink = 20_000;

/** The addresses inside other addresses of the text. */
function linksWithin(text: string): string[] {
  const part = text.slice(0, longestLink);
  // Safe Links, Google, Facebook and others put the address into their query.
  const redirects = part.matchAll(/[?&][\w.-]+=(https?(?::|%(?:25)*3A)[^&\s]*)/gi);
  const links = Array.from(redirects, ([, address = '']) => decoded(address));
  // Proofpoint's URL Defense, version 2: "-" for "%", and "_" for "/".
  const [, second] = /urldefense\.[\w.]+\/v2\/url\?u=([^&\s]+)/i.exec(part) ?? [];
  if (second) links.push(decoded(second.replaceAll('-', '%').replaceAll('_', '/')));
  const [, third, taken = ''] = /urldefense\.[\w.]+\/v3\/__(.+?)__;([\w-]*)!/i.exec(part) ?? [];
  if (third) links.push(withTaken(decoded(third), taken));
  return links;
}

/** In URL Defense, version 3, the first of these characters means a length of 2, the second a length of 3, and so on. */
const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Puts the removed characters back into an address of URL Defense, version 3. There "*" stands for one removed character. "**" and
 * one of the `lengths` stand for several.
 *
 * @param taken the removed characters, UTF-8 in base64url
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

/** The ID after `id=` in a link to the validator, or in the last part of such a link; undefined for other texts. */
function placeOfId(text: string): CarriedId | undefined {
  const inFragment = text.search(/#id=/i);
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
  // A text directive is not part of the ID: it tells the browser what to highlight (URL Fragment Text Directives).
  const encoded = rest.replace(/#?:~:text=.*/s, '');
  const [, ownSecret] = ownEnd.exec(encoded) ?? [];
  const bare = encoded.replace(ownEnd, '');
  // If more text follows, the link may end at a space. In a fragment "+" may be itself or stand for a space.
  const forms = [bare, bare.split(/\s/, 1)[0] ?? '', bare.replaceAll('+', ' ')];
  const texts = forms.flatMap((form) => {
    const [whole = '', ...others] = decodings(form);
    return others.length > 0 ? others : [whole];
  });
  const [, secret = ownSecret] = texts.map((text) => encodedEnd.exec(text)).find(Boolean) ?? [];
  const ids = texts.flatMap((text) => rests(text.replace(encodedEnd, '').replace(tracking, '')));
  const distinct = [...new Set(ids)].filter((id) => id !== '');
  distinct.sort((a, b) => b.length - a.length);
  // If there are too many possible IDs, the shortest is still kept, since it is the likeliest.
  const last = distinct.slice(mostIds - 1).slice(-1);
  return {
    ids: distinct.length === 0 ? [''] : [...distinct.slice(0, mostIds - 1), ...last],
    whole: trimText((texts[0] ?? '').replace(encodedEnd, '')),
    ...(secret !== undefined && { secret }),
  };
}

/** The most possible IDs to look up. In a sealed register each takes a tenth of a second. */
const mostIds = 8;

/** The secret of a sealed register's link, and the text after it. If it was encoded together with the ID, it must be complete. */
const ownEnd = /&k=([\da-f]*).*/is;
const encodedEnd = /&k=([\da-f]{36})(?![\da-f]).*/is;

/** A tracking parameter and all text after it. They can't be part of an ID. */
const tracking = /[?&](?:utm_\w+|\w*clk?id|mc_[ce]id|igsh(?:id)?)=.*/is;

/** The text, and the text cut off before each "&" and "?", because an ID may contain them. Each also without punctuation at its end. */
function rests(text: string): string[] {
  const heads = [text];
  let at = text.length;
  while (at > 0 && heads.length < 5) {
    at = Math.max(text.lastIndexOf('&', at - 1), text.lastIndexOf('?', at - 1));
    if (at > 0) heads.push(text.slice(0, at));
  }
  return [...heads, text.replace(/[&?].*/s, '')].flatMap(withoutEnds);
}

/**
 * The trimmed text, and the text without its last punctuation mark, its last two, and so on. Closing brackets, quotation marks and a
 * chat's marks for bold count as punctuation.
 */
export function withoutEnds(text: string): string[] {
  const all = [trimText(text)];
  let rest = text;
  let [last = ''] = lastCharacter.exec(rest.slice(-2)) ?? [];
  while (end.test(last)) {
    rest = rest.slice(0, -last.length);
    if (all.length < 4) all.push(trimText(rest));
    [last = ''] = lastCharacter.exec(rest.slice(-2)) ?? [];
  }
  return [...new Set([...all, trimText(rest)])];
}

const lastCharacter = /.$/su;
const end = /[\s\p{Terminal_Punctuation}\p{Pe}\p{Pi}\p{Pf}\p{Cf}>"'`*_~…]/u;

/** The text after the ID; empty if the whole text does not begin with the ID. */
export function leftOff(whole: string, id: string): string {
  return whole.startsWith(id) ? trimText(whole.slice(id.length)) : '';
}

/**
 * The fragment that opens the validator with a search for this ID; empty for an empty ID. An "&" in the ID becomes %26.
 *
 * @param secret the secret of the ID's link, if the register is sealed and opens only by links
 */
export function hashForId(id: string, secret?: string): string {
  if (id === '') return '';
  const end = secret === undefined ? '' : `&k=${secret}`;
  // `encodeURIComponent` throws for half of a surrogate pair. `toWellFormed()` is missing in Chrome 109 and Firefox 115.
  return `#id=${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd'))}${end}`;
}
