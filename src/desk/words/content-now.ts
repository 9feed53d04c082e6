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
  const answer = response?.ok ? ((await response.json()) as Answer) : undefined;
  const content = answer?.data?.repository?.object;
  if (!content) {
    throw new Error('GitHub does not answer. Check that this device is online, and try again');
  }
  return new Map(textsIn(content, ''));
}

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
