/**
 * Whether a policy's sources let a page ask this address (CSP Level 3, section 6.7.2.8). Only sources without a
 * path are understood, since `registerSources` writes no others, and a path doesn't count after a redirect.
 *
 * @param sources such as `https://docs.google.com` and `https://*.googleusercontent.com`
 */
export function policyAllows(sources: readonly string[], { protocol, host }: URL): boolean {
  return sources.some((source) => {
    const [scheme, named = ''] = source.split('://');
    const isScheme = protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:');
    return isScheme && (named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named);
  });
}
