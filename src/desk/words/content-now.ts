import { fetchState, type DeskState } from './desk-state.ts';

/**
 * The present content of the folder or of GitHub. The CMS itself may have older content: it does not notice what
 * another window has saved.
 *
 * @throws {Error} with a sentence, if there is no answer
 */
export async function contentNow(state: DeskState): Promise<DeskState> {
  return state.isLocal ? fetchState() : { ...state, files: await textsAtGitHub(state) };
}

async function textsAtGitHub({ repository = '' }: DeskState): Promise<Map<string, string>> {
  const [owner, name] = repository.split('/');
  const response = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokenOfCms()}` },
    body: JSON.stringify({ query, variables: { owner, name } }),
  }).catch(() => undefined);
  // GitHub may answer in HTML if it is out of order.
  const answer = ((await response?.json().catch(() => undefined)) ?? {}) as Answer;
  const content = response?.ok ? answer.data?.repository?.object : undefined;
  if (content) return new Map(textsIn(content, ''));
  throw new Error(refusals.find(([isReason]) => isReason(response, answer))?.[1] ?? outOfOrder);
}

const newToken =
  'Make a new token, as the owner’s guide says in “Without this computer”. Load this page again, sign in with the new token, and open the form: the desk offers what you typed, so press “Restore”';

/**
 * Why GitHub gives no content, and what to do: the first that fits. GraphQL also refuses with status 200 and the type of
 * an error (docs.github.com: “Rate limits and query limits for the GraphQL API”). Both limits may have status 403.
 */
const refusals: readonly (readonly [
  isReason: (response: Response | undefined, answer: Answer) => boolean,
  sentence: string,
])[] = [
  [
    (response) => response === undefined,
    'GitHub does not answer. Check that this device is online, and try again',
  ],
  [
    (response) => response?.status === 401,
    `GitHub does not accept the token: it has ended, or was deleted. ${newToken}`,
  ],
  [
    (response, answer) =>
      response?.status === 429 ||
      response?.headers.get('x-ratelimit-remaining') === '0' ||
      response?.headers.has('retry-after') === true ||
      saidBy(answer).some((said) => /RATE_LIMIT|rate limit/.test(said)),
    'GitHub was asked too often in a short time. Leave the form open, and try again in some minutes, at the latest in an hour',
  ],
  [
    (response, answer) => response?.status === 403 || saidBy(answer).includes('FORBIDDEN'),
    `The token may not read this website’s repository. It needs the permission “Contents”, “Read and write”. ${newToken}`,
  ],
  [
    (response, answer) =>
      response?.status === 404 || (response?.ok === true && Boolean(answer.data)),
    `GitHub does not find the website’s content: the repository has another name now, or the token is for another one. If “Repository” in “Name, phone, email, address” is right, the token is not. ${newToken}`,
  ],
];

const outOfOrder =
  'GitHub is out of order. Leave the form open, look at www.githubstatus.com, and try again later';

function saidBy({ message = '', errors = [] }: Answer): string[] {
  return [message, ...errors.flatMap((error) => [error.type ?? '', error.message ?? ''])];
}

const query = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { object(expression: "HEAD:content") { ...folder } }
}
fragment folder on Tree {
  entries { name object { ...text ... on Tree { entries { name object { ...text } } } } }
}
fragment text on Blob { text }`;

interface Answer {
  readonly data?: { readonly repository: { readonly object: GitObject | null } | null } | null;
  readonly errors?: readonly { readonly type?: string; readonly message?: string }[];
  /** What is wrong with the whole request. */
  readonly message?: string;
}

/** A folder with its entries, or a file with its text. A picture's text is null. */
interface GitObject {
  readonly entries?: readonly { readonly name: string; readonly object: GitObject | null }[];
  readonly text?: string | null;
}

function textsIn({ entries = [] }: GitObject, folder: string): [path: string, text: string][] {
  return entries.flatMap(({ name, object }) => {
    const path = `${folder}${name}`;
    if (typeof object?.text === 'string' && /\.(yaml|md)$/.test(name)) return [[path, object.text]];
    return textsIn(object ?? {}, `${path}/`);
  });
}

/** The owner's token for GitHub. Discussion 1054 of the CMS's project says where the CMS stores the token. */
function tokenOfCms(): string {
  const kept: unknown = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? 'null');
  const isUser = typeof kept === 'object' && kept !== null && 'token' in kept;
  return isUser ? String(kept.token) : '';
}
