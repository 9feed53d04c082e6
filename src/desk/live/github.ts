import type { Told } from './live-state.ts';

/** An answer of GitHub, or why there is none. */
export type Answer<Value> =
  | { readonly isFound: true; readonly value: Value }
  | { readonly isFound: false; readonly kind: GitHubFault; readonly told: Told };

/** What `fetch` does, as far as it is needed here. */
type Ask = (address: string, options: RequestInit) => Promise<Response>;

export type GitHubFault =
  'no-network' | 'wrong-token' | 'rate-limit' | 'not-allowed' | 'not-found' | 'github-fails';

/** Asks GitHub's REST API for what is at a path, such as `/repos/owner/name`. */
export type GitHub = (path: string, accept?: string) => Promise<Answer<unknown>>;

/**
 * GitHub's REST API, version 2022-11-28, with a token or as anybody may ask it.
 *
 * @param ask `fetch`, or a test's own
 */
export function gitHub(token: string, ask: Ask = fetch): GitHub {
  return async (path, accept = 'application/vnd.github+json') => {
    const headers = {
      Accept: accept,
      'X-GitHub-Api-Version': '2022-11-28',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    };
    try {
      const options = {
        headers,
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
      } as const;
      const response = await ask(`https://api.github.com${path}`, options);
      if (!response.ok) return failed(response, token !== '');
      const isJson = !accept.includes('.raw');
      return { isFound: true, value: isJson ? await response.json() : await response.text() };
    } catch {
      return { isFound: false, kind: 'no-network', told: faults['no-network'] };
    }
  };
}

/** Milliseconds. */
const patience = 30_000;

const nothingLost = 'Nothing is lost: what you saved is where it was.';

const faults = {
  'no-network': {
    message: `GitHub could not be reached. ${nothingLost}`,
    fix: 'Check the internet connection, then press “Look again”.',
  },
  'wrong-token': {
    message: `GitHub does not know this token. ${nothingLost}`,
    fix: 'It may have ended, or a part was not copied. Paste it again, or make a new one.',
  },
  'not-allowed': {
    message: `This token may not see that. ${nothingLost}`,
    fix: 'Make a new token for this repository, with Actions (read) and Contents (read and write).',
  },
  'not-found': {
    message: 'GitHub finds no such repository, or does not show it to everybody.',
    fix: 'If it is private, paste a token below. Else correct “repository” in “Name, phone, email, address”.',
  },
  'github-fails': {
    message: `GitHub has a fault of its own at the moment. ${nothingLost}`,
    fix: 'Look again in a few minutes. https://www.githubstatus.com says more.',
  },
} as const satisfies Readonly<Record<Exclude<GitHubFault, 'rate-limit'>, Told>>;

function failed(response: Response, hasToken: boolean): Answer<never> {
  const kind = faultOf(response);
  const told = kind === 'rate-limit' ? rateLimit(response, hasToken) : faults[kind];
  return { isFound: false, kind, told };
}

function faultOf({ status, headers }: Response): GitHubFault {
  const isLimited = headers.get('X-RateLimit-Remaining') === '0' || headers.has('Retry-After');
  if (status === 429 || (status === 403 && isLimited)) return 'rate-limit';
  if (status === 401) return 'wrong-token';
  if (status === 403) return 'not-allowed';
  return status === 404 ? 'not-found' : 'github-fails';
}

/** `X-RateLimit-Reset` is in seconds since 1970. */
function rateLimit({ headers }: Response, hasToken: boolean): Told {
  const reset = Number(headers.get('X-RateLimit-Reset') ?? 'NaN') * 1000;
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
  const until = Number.isFinite(reset) ? `after ${time.format(reset)}` : 'in an hour';
  return {
    message: `GitHub answers no more questions for now: too many were asked from here. ${nothingLost}`,
    fix: `Look again ${until}.${hasToken ? '' : ' With a token GitHub answers far more.'}`,
  };
}
