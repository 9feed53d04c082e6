import { policyAllows } from '../../src/hosting/policy-allows.ts';
import type { FaultKind } from '../../src/register/faults.ts';
import { isUnencrypted } from '../../src/content/register-address/address-kinds.ts';
import type { Hop, Way } from './follow-redirects.ts';

/** What keeps a visitor's browser from the file, for the owner. */
export interface WayFault {
  readonly kind: FaultKind;
  /** Where, and what was found there. */
  readonly detail: string;
  /** What to do, where the fault's own sentence can't know it. */
  readonly advice?: string;
}

/**
 * Everything on the way to the register that would stop a browser, all at once. A sign-in page is the only fault
 * told of a way that leads to one, since nothing but sharing the file helps there.
 *
 * @param sources the hosts that the site's policy allows, as in its `connect-src`
 * @param hosts those of them that `content/register.yaml` already names under `hosts`
 */
export function wayFaults(
  { hops, end }: Way,
  sources: readonly string[],
  hosts: readonly string[] = [],
): WayFault[] {
  const addresses = [...hops.map(({ url }) => url), ...('url' in end ? [end.url] : [])];
  const signIn = addresses.slice(1).find(isSignIn);
  if (signIn !== undefined) {
    const detail = `${addresses[0]?.host ?? ''} leads on to the sign-in page of ${signIn.host}, so the file is not shared with everyone who has its link`;
    return [{ kind: 'sign-in-page', detail }];
  }
  return [
    ...blockedHosts(addresses, sources, hosts),
    ...refusals(hops),
    ...endFault({ hops, end }),
  ];
}

function blockedHosts(
  addresses: readonly URL[],
  sources: readonly string[],
  hosts: readonly string[],
): WayFault[] {
  const blocked = addresses.filter((url) => !policyAllows(sources, url));
  const [first] = blocked;
  if (first === undefined) return [];
  const from = addresses[addresses.indexOf(first) - 1]?.host ?? 'the address';
  const open = blocked.find(isUnencrypted);
  if (open !== undefined) {
    const detail = `${from} leads on to ${open.origin}, without encryption, which no page may read`;
    const advice = 'Use an address that stays on https://, or put the file on the website itself.';
    return [{ kind: 'blocked-by-policy', detail, advice }];
  }
  const names = [...new Set(blocked.map(({ host }) => host))];
  const detail = `${from} leads on to ${names.join(' and ')}, which the site’s policy does not allow`;
  const lines = [...hosts, ...names].map((name) => `      - ${quotedHost(name)}`);
  const advice = [
    `In content/register.yaml, ${hosts.length === 0 ? 'add these lines' : 'let `hosts` be'}:`,
    '    hosts:',
    ...lines,
    'Then build the site and publish it again, together with its headers.',
  ].join('\n');
  return [{ kind: 'blocked-by-policy', detail, advice }];
}

/** A star at its beginning would mean something else to YAML. */
function quotedHost(host: string): string {
  return host.startsWith('*') ? `"${host}"` : host;
}

function refusals(hops: readonly Hop[]): WayFault[] {
  // Where the answer is an error, that is what to tell.
  const refusing = hops.filter(({ isReadable, status }) => !isReadable && status < 400);
  return refusing.slice(0, 1).map(({ url, origin }) => ({
    kind: 'blocked',
    detail:
      origin === 'null'
        ? `${url.host} does not let every website read it: its Access-Control-Allow-Origin header must be *, since another host leads on to it`
        : `${url.host} sends no Access-Control-Allow-Origin header for ${origin}`,
  }));
}

function endFault({ hops, end }: Way): WayFault[] {
  switch (end.reason) {
    case 'too-many':
      return [{ kind: 'interrupted', detail: `more than ${hops.length - 1} redirects` }];
    case 'too-late':
      return [{ kind: 'timeout', detail: `${end.url.host} did not answer in time` }];
    case 'no-answer':
      return [{ kind: 'interrupted', detail: `${end.url.host} did not answer` }];
    case 'answer': {
      const { url, status } = hops.at(-1) ?? {};
      return status === undefined || status < 300
        ? []
        : [{ kind: 'http-status', detail: `${status} from ${url?.host ?? ''}` }];
    }
  }
}

/** Google's, Microsoft's, Dropbox's and GitHub's, and what the paths of most others say. */
function isSignIn({ hostname, pathname }: URL): boolean {
  return (
    /^(accounts|login|signin|auth|sso)\./.test(hostname) ||
    /\/(servicelogin|log-?in|sign-?in)(\/|\.|$)/i.test(pathname)
  );
}
