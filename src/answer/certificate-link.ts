import { carriedId, hashForId } from '../register/certificates/carried-id.ts';
import { replaceAddress } from '../replace-address.ts';

/**
 * The query and the fragment of an address, with the ID moved from the query (`?id=A-1`) to the fragment. Browsers
 * never send the fragment (RFC 3986, 3.5). An ID that is already there stays. Undefined if the query has no ID.
 */
export function withIdInHash({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const carried = carriedId(search);
  if (!carried) return undefined;
  const others = search.slice(0, search.search(/.id(?:=|%)/i));
  return others + (carriedId(hash)?.ids[0] ? hash : hashForId(carried.whole, carried.secret));
}

/** Moves an ID in the address bar from the query to the fragment, so that later requests do not contain the ID. */
export function moveIdToHash(): void {
  const rest = withIdInHash(location);
  if (rest !== undefined) replaceAddress(rest);
}

/** The full address of the certificate `id`. `validator` is the address of the validator's page. */
export function certificateLink(
  id: string,
  validator = `${location.origin}${location.pathname}`,
  secret?: string,
): string {
  return new URL(hashForId(id, secret), validator).href;
}

/** Puts the ID into the address bar without adding to the history. */
export function writeIdToHash(id: string, secret?: string): void {
  replaceAddress(location.search + hashForId(id, secret));
}

/**
 * The address of LinkedIn's form for a certification, filled in (LinkedIn Help, "Add to Profile"). LinkedIn learns
 * nothing until the student opens the form.
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
