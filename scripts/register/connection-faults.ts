import { isUnencrypted } from '../../src/content/schemas/register-address.ts';
import type { FaultKind } from '../../src/register/faults.ts';

/** Something that stops a browser from reading the register, in words for the owner. */
export interface ConnectionFault {
  readonly kind: FaultKind;
  /** The faulty address, and what was found there. */
  readonly detail: string | undefined;
  /** What to do, if the usual advice for this kind of fault does not fit. */
  readonly advice?: string;
}

/** Fetch standard, 4.4. */
const maxRedirects = 20;

/**
 * Finds everything that would stop a browser from reading the register. Follows redirects as a browser does: each host
 * must let the site read its answer (Fetch standard, 4.3 and 4.4). If a redirect leads to a sign-in page, reports only
 * that the file is not shared.
 *
 * @param siteOrigin such as `https://www.academy.example`
 * @param sources the hosts that the site's pages may ask, as `registerSources` gives them
 * @param timeoutMs the time limit for all requests together, in milliseconds
 * @returns undefined if this computer can't reach the register's host
 */
export async function connectionFaults(
  address: string,
  siteOrigin: string,
  sources: readonly string[],
  timeoutMs = 30_000,
): Promise<readonly ConnectionFault[] | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const asked: URL[] = [];
  let refusal: ConnectionFault | undefined;
  let end: ConnectionFault | undefined;
  let origin = siteOrigin;
  let url = new URL(address);
  for (;;) {
    asked.push(url);
    let response: Response;
    try {
      response = await fetch(url, { redirect: 'manual', headers: { origin }, signal });
      await response.body?.cancel();
    } catch (cause) {
      if (asked.length === 1 && isWithoutNetwork(cause)) return undefined;
      end = signal.aborted
        ? { kind: 'timeout', detail: `${url.host} did not answer in time` }
        : { kind: 'interrupted', detail: `${url.host} did not answer` };
      break;
    }
    const { status, headers } = response;
    const allowed = headers.get('access-control-allow-origin');
    const isOwn = url.origin === siteOrigin && origin === siteOrigin;
    if (status < 400 && !isOwn && allowed !== '*' && allowed !== origin) {
      refusal ??= { kind: 'blocked', detail: refused(url.host, origin) };
    }
    const location = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null) {
      if (status >= 300) end = { kind: 'http-status', detail: `${status} from ${url.host}` };
      break;
    }
    const next = URL.parse(location, url.href);
    if (next && isSignIn(next)) {
      const detail = `${asked[0]?.host} redirects to the sign-in page of ${next.host}, so the file is not shared with everyone who has its link`;
      return [{ kind: 'sign-in-page', detail }];
    }
    if (!next || asked.length > maxRedirects) {
      const detail = next ? `more than ${maxRedirects} redirects` : `it redirects to "${location}"`;
      end = { kind: 'interrupted', detail };
      break;
    }
    // A redirect from one foreign host to another makes the origin `null` (Fetch standard, "redirect-tainted
    // origin").
    if (url.origin !== siteOrigin && next.origin !== url.origin) origin = 'null';
    url = next;
  }
  const open = asked.find(isUnencrypted);
  const unnamed = asked.find((one) => !isAmong(one, [siteOrigin, ...sources]));
  const blocked: ConnectionFault | undefined = open
    ? {
        kind: 'blocked-by-policy',
        detail: `${new URL(address).host} redirects to ${open.origin}, an address without encryption, so browsers refuse to read the file`,
        advice: 'Use an address that stays on https://, or put the file on the website itself.',
      }
    : unnamed && {
        kind: 'blocked-by-policy',
        detail: `the address leads on to ${unnamed.host}`,
      };
  return [blocked, refusal, end].filter((fault) => fault !== undefined);
}

/** Whether one of `sources` matches the address's origin. A source may begin with `https://*.` (CSP Level 3, 6.7.2.8). */
function isAmong({ origin }: URL, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [scheme = '', domain] = source.split('*');
    return domain === undefined
      ? origin === source
      : origin.startsWith(scheme) && origin.endsWith(domain);
  });
}

function refused(host: string, origin: string): string {
  return origin === 'null'
    ? `The address redirects to ${host}, which must let every website read the file: its Access-Control-Allow-Origin header must be *`
    : `${host} sends no Access-Control-Allow-Origin header for ${origin}`;
}

/** Whether the address is that of a sign-in page, such as those of Google, Microsoft, Dropbox and GitHub. */
function isSignIn({ hostname, pathname }: URL): boolean {
  return (
    /^(accounts|login|signin|auth|sso)\./.test(hostname) ||
    /\/(servicelogin|log-?in|sign-?in)(\/|\.|$)/i.test(pathname)
  );
}

/** Whether `fetch` failed without reaching the network. Node gives the reason in `error.cause.code`. */
function isWithoutNetwork(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // Node throws an AggregateError if a host has several addresses.
  const causes: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  const codes = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH'];
  return causes.some(
    (one) => one instanceof Error && 'code' in one && codes.includes(String(one.code)),
  );
}
