import { fetchState, type DeskState } from './desk-state.ts';

/**
 * The content as it is now, in the folder or at GitHub. The CMS could return an old state: all windows of a browser
 * share the CMS's cache, so one window may not notice that another window has saved a change.
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
  // If GitHub reports an error, the answer has no data.
  const answer = response?.ok ? ((await response.json()) as Answer) : undefined;
  const content = answer?.data?.repository?.object;
  if (!content) {
    throw new Error('GitHub does not answer. Check that this device is online, and try again');
  }
  return new Map(textsIn(content, ''));
}

/** Asks for the texts of all files in the folder `content` and in its folders. A picture's text is null. */
const query = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { object(expression: "HEAD:content") { ...folder } }
}
fragment folder on Tree {
  entries { name object { ...text ... on Tree { entries { name object { ...text } } } } }
}
fragment text on Blob { text }`;

interface Answer {
  readonly data?: { readonly repository: { readonly object: GitObject | null } | null };
}

/** A folder with its entries, or a file with its text. */
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

/**
 * The owner's token for GitHub. The CMS's API does not give out the token, so it is read where the CMS stores it.
 * Discussion 1054 of the CMS's project names this place.
 */
function tokenOfCms(): string {
  const kept: unknown = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? 'null');
  const isUser = typeof kept === 'object' && kept !== null && 'token' in kept;
  return isUser ? String(kept.token) : '';
}
