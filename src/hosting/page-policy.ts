import type { RegisterSettings } from '../content/schemas/register.ts';

/**
 * Astro writes these directives into every page's `meta` element, and adds checksums of the page's scripts and styles
 * (`security.csp`). The directives allow only the site's own files (CSP Level 3, Trusted Types). Two rules are in
 * headers.ts instead, since only headers can set them: who may frame a page, and what a Worker may do.
 */
export const pagePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  // Our scripts create two Trusted Types policies, for the addresses of the register's Worker and the service worker.
  'trusted-types register-worker service-worker',
] as const;

/** Hosts that redirect to hosts with changing names, and a pattern for those names. */
const answersFrom: ReadonlyMap<string, string> = new Map([
  ['docs.google.com', 'https://*.googleusercontent.com'],
  ['dl.dropboxusercontent.com', 'https://*.dropboxusercontent.com'],
]);

/**
 * The sources from which the validator's page may fetch the register (`connect-src`), besides the site itself. A
 * sealed register comes from the site, since only the build fetches its sheet.
 */
export function registerSources({
  address,
  hosts = [],
  sealed = false,
}: Pick<RegisterSettings, 'address' | 'hosts' | 'sealed'>): string[] {
  if (sealed) return [];
  const named = hosts.map((host) => `https://${host}`);
  if (!URL.canParse(address)) return named;
  const { origin, host } = new URL(address);
  return [...new Set([origin, answersFrom.get(host) ?? origin, ...named])];
}
