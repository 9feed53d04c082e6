import { trimText } from '../sheet/cells.ts';

/**
 * An ID in a link or a list, perhaps with other text after the ID. Only the register can show where the ID ends
 * (B15).
 */
export interface CarriedId {
  /** The possible IDs, each once, the longest first. `['']` for a link without an ID. */
  readonly ids: readonly string[];
  /** The ID and all decoded text after the ID. */
  readonly whole: string;
  /** The secret in the link. Only links to certificates of a sealed register may have a secret. */
  readonly secret?: string | undefined;
}

/**
 * Finds the ID in a link to the validator: after `#id=`, or else after `?id=`. `text` may be a whole address, just the
 * query and fragment of one, or a longer text that contains the link. The link may be encoded up to three times. A mail
 * gateway or a messenger may have put the link into another address. Undefined if `text` has no such link.
 */
export function carriedId(text: string): CarriedId | undefined {
  return idWithin(text, 3);
}

/**
 * Finds the ID in a link, even if the link is inside other links.
 *
 * @param layers how many times to look for a link inside a link
 */
function idWithin(text: string, layers: number): CarriedId | undefined {
  // A list may have 100,000 texts, so this quick check excludes most texts without a link.
  if (!/id(?:=|%|-3D)/i.test(text)) return undefined;
  for (const inner of layers > 0 ? linksWithin(text) : []) {
    const found = idWithin(inner, layers - 1);
    if (found) return found;
  }
  return decodings(text).map(placeOfId).find(Boolean);
}

/** `text` as it is, and decoded once, twice and three times. Equal results are returned only once. */
function decodings(text: string): string[] {
  const all = [text];
  for (let times = 0; times < 3; times++) all.push(decoded(all.at(-1) ?? ''));
  return [...new Set(all)];
}

/**
 * Decodes percent-encoded characters in `text` once. An incomplete code, as at the end of a cut-off link, stays.
 */
function decoded(text: string): string {
  return text.replace(codes, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
}

/** Matches one percent-encoded character, which has one to four bytes of UTF-8. */
const codes =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** The search for links ends after this many characters of a text. Mail gateways don't make longer addresses. */
const longestLink = 20_000;

/** The addresses inside other addresses in `text`. Mail gateways and messengers wrap links in this way. */
function linksWithin(text: string): string[] {
  const part = text.slice(0, longestLink);
  // Safe Links, Google, Facebook and others put the original address into the query of their own address.
  const redirects = part.matchAll(/[?&][\w.-]+=(https?(?::|%(?:25)*3A)[^&\s]*)/gi);
  const links = Array.from(redirects, ([, address = '']) => decoded(address));
  // Version 2 of Proofpoint's URL Defense writes "-" instead of "%" and "_" instead of "/".
  const [, second] = /urldefense\.[\w.]+\/v2\/url\?u=([^&\s]+)/i.exec(part) ?? [];
  if (second) links.push(decoded(second.replaceAll('-', '%').replaceAll('_', '/')));
  const [, third, taken = ''] = /urldefense\.[\w.]+\/v3\/__(.+?)__;([\w-]*)!/i.exec(part) ?? [];
  if (third) links.push(withTaken(decoded(third), taken));
  return links;
}

/**
 * Version 3 of URL Defense writes a length as one of these characters: the first means 2, the second means 3, and so
 * on.
 */
const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Version 3 of URL Defense removes characters from an address. This function puts them back. A "*" in `address`
 * stands for one removed character. "**" with a character of `lengths` stands for two or more.
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

/**
 * The ID after `id=`, if `text` is a link to the validator or only the query or fragment of such a link. Undefined
 * for any other text.
 */
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
  // Other text may follow the link after a space. In a fragment, "+" may be a plus sign or stand for a space.
  const forms = [bare, bare.split(/\s/, 1)[0] ?? '', bare.replaceAll('+', ' ')];
  const texts = forms.flatMap((form) => {
    const [whole = '', ...others] = decodings(form);
    return others.length > 0 ? others : [whole];
  });
  const [, secret = ownSecret] = texts.map((text) => encodedEnd.exec(text)).find(Boolean) ?? [];
  const ids = texts.flatMap((text) => rests(text.replace(encodedEnd, '').replace(tracking, '')));
  const distinct = [...new Set(ids)].filter((id) => id !== '');
  distinct.sort((a, b) => b.length - a.length);
  // If some possible IDs must be left out, the shortest one stays, since it is the likeliest.
  const last = distinct.slice(mostIds - 1).slice(-1);
  return {
    ids: distinct.length === 0 ? [''] : [...distinct.slice(0, mostIds - 1), ...last],
    whole: trimText((texts[0] ?? '').replace(encodedEnd, '')),
    ...(secret !== undefined && { secret }),
  };
}

/**
 * The most look-ups for one link. Each look-up in a sealed register takes a tenth of a second.
 */
const mostIds = 8;

/**
 * Both patterns match the secret in a link and all text after the secret. `encodedEnd` is for a secret that was
 * encoded together with the ID. `encodedEnd` matches only a complete secret.
 */
const ownEnd = /&k=([\da-f]*).*/is;
const encodedEnd = /&k=([\da-f]{36})(?![\da-f]).*/is;

/** Matches a tracking parameter and all text after the parameter. Neither can be part of an ID. */
const tracking = /[?&](?:utm_\w+|\w*clk?id|mc_[ce]id|igsh(?:id)?)=.*/is;

/**
 * The possible IDs at the beginning of `text`. Each "&" or "?" may belong to the ID or follow the ID. Each possible
 * ID is returned with and without the punctuation at its end.
 */
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
 * `text` trimmed, then also without its last punctuation mark, without its last two, and so on. Closing brackets,
 * quotation marks and a messenger's marks for bold count as punctuation.
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

/** The part of `whole` after the ID; empty if `whole` does not begin with the ID. */
export function leftOff(whole: string, id: string): string {
  return whole.startsWith(id) ? trimText(whole.slice(id.length)) : '';
}

/**
 * The fragment of a link that looks up `id`, such as `#id=X-1`; empty for an empty ID. An "&" in the ID becomes %26.
 *
 * @param secret the secret of a certificate that opens only by its link
 */
export function hashForId(id: string, secret?: string): string {
  if (id === '') return '';
  const end = secret === undefined ? '' : `&k=${secret}`;
  // `encodeURIComponent` throws if a text has half of a surrogate pair, so such halves are replaced. `toWellFormed()`
  // would replace them too, but Chrome 109 and Firefox 115 lack it.
  return `#id=${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd'))}${end}`;
}
