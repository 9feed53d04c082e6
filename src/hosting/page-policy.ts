import type { RegisterSettings } from '../content/schemas/register.ts';

/**
 * The directives that Astro writes into every page's `meta` element, beside the checksums of its scripts and styles
 * (`security.csp`): only the site's own files are allowed (CSP Level 3, Trusted Types). Only headers can say who may frame a
 * page, and what a Worker may do: headers.ts.
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
  // Our scripts create these policies for the addresses of the register's Worker and the service worker.
  'trusted-types register-worker service-worker',
] as const;

/** Hosts that redirect to a host with another name each time. */
const answersFrom: ReadonlyMap<string, string> = new Map([
  ['docs.google.com', 'https://*.googleusercontent.com'],
  ['dl.dropboxusercontent.com', 'https://*.dropboxusercontent.com'],
]);

/**
 * The sources of the register, besides the site itself, for the `connect-src` of the validator's page. A sealed register comes
 * from the site; only the build asks for its sheet.
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
