import type { InlineParts } from './inline-parts.ts';

/** The policies that our scripts create for the addresses of the register's Worker and the service worker. */
export const trustedTypesPolicies = ['register-worker', 'service-worker'] as const;

/**
 * One Content Security Policy (CSP Level 3, Trusted Types) for all pages: nothing is allowed but what comes
 * from the site itself, and inline only what the build has put there.
 *
 * @param connectTo sources beyond the site that the validator may ask, such as `https://docs.google.com`
 */
export function contentSecurityPolicy(inline: InlineParts, connectTo: readonly string[]): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline.scripts],
    ['style-src', "'self'", ...inline.styles],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connectTo],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypesPolicies],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
