import { addressKinds } from './address-kinds.ts';

/** What becomes of the address in `content/register.yaml`. */
export type RegisterAddress =
  /** A file in `content/register/`. */
  | { readonly kind: 'file'; readonly name: string }
  /** An address that hands out the file as it is written. */
  | { readonly kind: 'direct'; readonly url: string }
  /** A link to a page about the file, and the address that hands out the file itself. */
  | { readonly kind: 'turned'; readonly url: string; readonly what: string }
  /** One that no visitor's browser could read: what is wrong with it, and what works instead. */
  | { readonly kind: 'refused'; readonly message: string; readonly fix: string };

/**
 * Looks an address up in the table of kinds of address. It needs no network, and runs in a browser too.
 *
 * @param written as the owner has copied it, most often from the browser's address bar
 */
export function registerAddress(written: string): RegisterAddress {
  const address = written.trim();
  if (/^[\w.-]+$/.test(address)) return { kind: 'file', name: address };
  if (!URL.canParse(address)) return notAnAddress(address);
  const url = new URL(address);
  const found = addressKinds.find(({ matches }) => matches(url));
  if (found === undefined) return { kind: 'direct', url: address };
  const { what, becomes } = found;
  if (typeof becomes === 'function') return { kind: 'turned', url: becomes(url), what };
  return becomes === 'itself'
    ? { kind: 'direct', url: address }
    : { kind: 'refused', message: `is ${what}`, fix: becomes.instead };
}

function notAnAddress(written: string): RegisterAddress {
  const isLink = /^[\w-]+(\.[\w-]+)+(:\d+)?\/\S/.test(written);
  return {
    kind: 'refused',
    message: 'must be a full address (https://…) or the name of a file in content/register/',
    fix: isLink
      ? `write https:// before it: https://${written}`
      : 'copy the address with its https:// from the browser’s address bar, or name a file in content/register/ whose name has only letters, digits, _, . and -',
  };
}
