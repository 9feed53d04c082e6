import type { RegisterSettings } from '../content/schemas/register.ts';

/** Hosts that answer with a redirect to a host whose name differs each time. */
const answersFrom: ReadonlyMap<string, string> = new Map([
  ['docs.google.com', 'https://*.googleusercontent.com'],
  ['dl.dropboxusercontent.com', 'https://*.dropboxusercontent.com'],
]);

/**
 * The sources beyond the site itself that the register comes from, for the policy's `connect-src`. A sealed register
 * comes from the site; only the build asks for the address.
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
  const redirected = answersFrom.get(host);
  return [...new Set([origin, ...(redirected === undefined ? [] : [redirected]), ...named])];
}
