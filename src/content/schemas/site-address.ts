/**
 * @param written `siteUrl` in `content/academy.yaml`
 * @param override `SITE_URL`, which counts unless it is empty
 * @throws if `SITE_URL` is not a site's address
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
  return /^https?:\/\/[^\s/?#@]+$/i.test(text) && URL.canParse(text) && isHost(new URL(text).host);
}

/** Whether hosts' settings and headers can name this host, perhaps with a port. Others signs would break them. */
export function isHost(host: string): boolean {
  return /^(localhost|\[::1\]|[a-z\d-]+(\.[a-z\d-]+)+)(:\d+)?$/.test(host);
}

/** Such as `https://academy.example/courses/Java%20Script`. */
export function fullAddress(siteUrl: string, path: string): string {
  return new URL(encodeURI(path), siteUrl).href;
}
