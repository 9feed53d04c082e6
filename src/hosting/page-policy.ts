import type { RegisterSettings } from '../content/schemas/register.ts';

/**
 * What Astro's own policy (`security.csp`) says in every page's `meta` element beside the checksums of its scripts and
 * styles: nothing is allowed but what comes from the site itself (CSP Level 3, Trusted Types). Who may frame a page, and
 * what a Worker may do, only a header can say: headers.ts.
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
  // Our scripts make these for the addresses of the register's Worker and the service worker.
  'trusted-types register-worker service-worker',
] as const;

/** Hosts that answer with a redirect to a host whose name differs each time. */
const answersFrom: ReadonlyMap<string, string> = new Map([
  ['docs.google.com', 'https://*.googleusercontent.com'],
  ['dl.dropboxusercontent.com', 'https://*.dropboxusercontent.com'],
]);

/**
 * The sources beyond the site itself that the register comes from, for the `connect-src` of the validator's page. A
 * sealed register comes from the site; only the build asks for the address.
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
