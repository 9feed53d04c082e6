import { trimText } from '../sheet/cells.ts';

/** An ID from a link or a list, before the register decides what it is (B15). */
export interface CarriedId {
  /** The possible IDs, each once, the longest first; the register decides. `['']` for a link without an ID. */
  readonly ids: readonly string[];
  /** The whole decoded text in the ID's place; the page also shows the part that is not the ID. */
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

/** @param layers how many links within links to open */
function idWithin(text: string, layers: number): CarriedId | undefined {
  // A quick check, since a list may have 100,000 texts.
  if (!/id(?:=|%|-3D)/i.test(text)) return undefined;
  for (const inner of layers > 0 ? linksWithin(text) : []) {
    const found = idWithin(inner, layers - 1);
    if (found) return found;
  }
  return decodings(text).map(placeOfId).find(Boolean);
}

/** The text decoded zero to three times, as long as that changes it. */
function decodings(text: string): string[] {
  const all = [text];
  for (let times = 0; times < 3; times++) all.push(decoded(all.at(-1) ?? ''));
  return [...new Set(all)];
}

/** Broken codes stay as they are, such as at the end of a link that was cut off. */
function decoded(text: string): string {
  return text.replace(codes, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
}

/** The code of one character: one to four bytes of UTF-8. */
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

/** The characters for lengths from 2 on in URL Defense, version 3. */
const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The address in a link of URL Defense, version 3: each "*" stands for a removed character, and "**" with a further sign for several.
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

/** The text after `id=` in a link to the validator, or in the end of such a link. */
function placeOfId(text: string): CarriedId | undefined {
  const inFragment = text.search(/#id=/i);
  const at = inFragment === -1 ? text.search(/[?&]id=/i) : inFragment;
  const before = text.slice(0, Math.max(at, 0));
  const isLink = /^\s*(?:[?#]|$)|(?:\/|%2F)SearchById\b/i.test(before);
  if (at === -1 || !isLink) return undefined;
  const rest = text.slice(at + '#id='.length);
  if (before.includes('#') || inFragment !== -1) return carriedIn(rest);
  // A form's query (URL Standard, 5.1).
  return carriedIn(rest.replace(/#.*/s, '').replaceAll('+', ' '));
}

function carriedIn(rest: string): CarriedId {
  // A text directive, which tells the browser what to show (URL Fragment Text Directives).
  const encoded = rest.replace(/#?:~:text=.*/s, '');
  const [, ownSecret] = ownEnd.exec(encoded) ?? [];
  const bare = encoded.replace(ownEnd, '');
  // In a text the link may end at a space, and some programs write "+" for a space in a fragment too.
  const forms = [bare, bare.split(/\s/, 1)[0] ?? '', bare.replaceAll('+', ' ')];
  const texts = forms.flatMap((form) => {
    const [whole = '', ...others] = decodings(form);
    return others.length > 0 ? others : [whole];
  });
  const [, secret = ownSecret] = texts.map((text) => encodedEnd.exec(text)).find(Boolean) ?? [];
  const ids = texts.flatMap((text) => rests(text.replace(encodedEnd, '').replace(tracking, '')));
  const distinct = [...new Set(ids)].filter((id) => id !== '');
  distinct.sort((a, b) => b.length - a.length);
  // The shortest one is the likeliest.
  const last = distinct.slice(mostIds - 1).slice(-1);
  return {
    ids: distinct.length === 0 ? [''] : [...distinct.slice(0, mostIds - 1), ...last],
    whole: trimText((texts[0] ?? '').replace(encodedEnd, '')),
    ...(secret !== undefined && { secret }),
  };
}

/** How many possible IDs are looked up at most; each takes a tenth of a second in a sealed register. */
const mostIds = 8;

/** A sealed register's secret, and the rest of the text. A secret that was encoded with the ID must be complete. */
const ownEnd = /&k=([\da-f]*).*/is;
const encodedEnd = /&k=([\da-f]{36})(?![\da-f]).*/is;

/** Tracking parameters. IDs never hold them, so the text after them is not part of the ID either. */
const tracking = /[?&](?:utm_\w+|\w*clk?id|mc_[ce]id|igsh(?:id)?)=.*/is;

/** The text, and the text without possible additions: from each "&" and "?" on, and at its end. */
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
 * The trimmed text, and the text without its last sign, its last two signs, and so on: ends of sentences, brackets, quotation marks
 * and a chat's signs for bold.
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

/** The part of the whole text that an ID leaves off. */
export function leftOff(whole: string, id: string): string {
  return whole.startsWith(id) ? trimText(whole.slice(id.length)) : '';
}

/**
 * The fragment that opens the validator with a search for this ID; empty for an empty ID.
 *
 * @param secret for a sealed register that opens only by links. An "&" of the ID itself is written as %26.
 */
export function hashForId(id: string, secret?: string): string {
  if (id === '') return '';
  const end = secret === undefined ? '' : `&k=${secret}`;
  // An address can't hold half a character. `toWellFormed()` is missing in Chrome 109 and Firefox 115.
  return `#id=${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd'))}${end}`;
}
