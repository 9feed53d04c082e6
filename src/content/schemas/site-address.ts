/**
 * The site's public address: the one that the build is given in `SITE_URL`, else the one in the content.
 *
 * @param written `siteUrl` of `content/academy.yaml`
 * @param override `SITE_URL` of the environment; empty counts as none
 * @throws where `SITE_URL` is no such address
 */
export function siteAddress(written: string, override = ''): string {
  const chosen = override === '' ? written : override.replace(/\/$/, '');
  if (isSiteAddress(chosen)) return new URL(chosen).origin;
  throw new Error(
    `SITE_URL must be the site's own address and nothing after it, such as https://academy.example; it is "${override}".`,
  );
}

/** Whether a text is a scheme and a host, which may have a port, and no more than that. */
export function isSiteAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+$/i.test(text) && URL.canParse(text);
}

/** A page's full address by its path: `https://academy.example/courses/Java%20Script`. */
export function fullAddress(siteUrl: string, path: string): string {
  return new URL(encodeURI(path), siteUrl).href;
}
