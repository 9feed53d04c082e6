/**
 * The site's public address, from the build's `SITE_URL` or else from the content.
 *
 * @param written `siteUrl` of `content/academy.yaml`
 * @param override `SITE_URL` of the environment; empty counts as unset
 * @throws if `SITE_URL` is not such an address
 */
export function siteAddress(written: string, override = ''): string {
  const chosen = override === '' ? written : override.replace(/\/$/, '');
  if (isSiteAddress(chosen)) return new URL(chosen).origin;
  throw new Error(
    `SITE_URL must be the site's own address and nothing after it, such as https://academy.example; it is "${override}".`,
  );
}

/** Whether a text is only a scheme and a host, perhaps with a port. */
export function isSiteAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+$/i.test(text) && URL.canParse(text);
}

/** A page's full address by its path: `https://academy.example/courses/Java%20Script`. */
export function fullAddress(siteUrl: string, path: string): string {
  return new URL(encodeURI(path), siteUrl).href;
}
