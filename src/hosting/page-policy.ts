import type { RegisterSettings } from '../content/schemas/register.ts';

/**
 * Astro writes these directives into every page, with checksums of its scripts and styles (CSP Level 3, Trusted
 * Types). Only headers can set who may frame a page, and what a Worker may do: see headers.ts.
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

/** The sources of the register besides the site itself. Only the build fetches a sealed register's sheet. */
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
