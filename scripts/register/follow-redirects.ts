/** One answer on the way from the register's address to its file. */
export interface Hop {
  readonly url: URL;
  /** The HTTP status. */
  readonly status: number;
  /** The `Origin` that a browser sends here: the site's, or `null` where another host led on to a further one. */
  readonly origin: string;
  /** Whether the answer may be read by a page of that origin. */
  readonly isReadable: boolean;
}

/** The way, and why it ended: at an answer that leads no further, or before one. */
export interface Way {
  readonly hops: readonly Hop[];
  readonly end:
    | { readonly reason: 'answer' }
    | { readonly reason: 'no-answer'; readonly url: URL; readonly cause: unknown }
    | { readonly reason: 'too-late'; readonly url: URL }
    | { readonly reason: 'too-many' };
}

/** As many redirects as a browser follows (Fetch standard, section 4.4). */
const maxRedirects = 20;

/**
 * Asks an address as a page of the site would, and each address that it leads on to, one by one. A browser lets the
 * page read the file only if every one of these answers allows it (Fetch standard, sections 4.3 and 4.4).
 *
 * @param siteOrigin such as `https://www.academy.example`
 * @param timeoutMs for the whole way, in milliseconds
 */
export async function followRedirects(
  address: string,
  siteOrigin: string,
  timeoutMs = 30_000,
): Promise<Way> {
  const signal = AbortSignal.timeout(timeoutMs);
  const hops: Hop[] = [];
  let url = new URL(address);
  let origin = siteOrigin;
  while (hops.length <= maxRedirects) {
    let response: Response;
    try {
      response = await fetch(url, { redirect: 'manual', headers: { origin }, signal });
    } catch (cause) {
      return { hops, end: signal.aborted ? { reason: 'too-late', url } : noAnswer(url, cause) };
    }
    await response.body?.cancel();
    const { status, headers } = response;
    hops.push({ url, status, origin, isReadable: mayRead(headers, url, origin, siteOrigin) });
    const location = headers.get('location');
    if (!isRedirect(status) || location === null) return { hops, end: { reason: 'answer' } };
    if (!URL.canParse(location, url.href)) {
      return { hops, end: noAnswer(url, new Error(`leads on to "${location}"`)) };
    }
    const next = new URL(location, url);
    // Neither the site nor the host that it asked speaks for what comes next (the "redirect-tainted origin").
    if (url.origin !== siteOrigin && next.origin !== url.origin) origin = 'null';
    url = next;
  }
  return { hops, end: { reason: 'too-many' } };
}

function mayRead(headers: Headers, url: URL, origin: string, siteOrigin: string): boolean {
  if (url.origin === siteOrigin && origin === siteOrigin) return true;
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function noAnswer(url: URL, cause: unknown): Way['end'] {
  return { reason: 'no-answer', url, cause };
}

/** What a system says that has no way to the host, whatever the host itself would say. */
const codes = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH'];

/** Whether a failed `fetch` never reached the network, as far as Node tells (`error.cause.code`). */
export function isWithoutNetwork(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // What can't be reached at several addresses of a host is an AggregateError.
  const causes: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.some(
    (one) => one instanceof Error && 'code' in one && codes.includes(String(one.code)),
  );
}
