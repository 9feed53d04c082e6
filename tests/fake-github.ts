import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** A repository at GitHub, as far as the desk asks for it. */
export interface FakeGitHub {
  /** The texts on `main`, by path. */
  readonly files: Map<string, string>;
  /** The messages of the commits that the page made, and the types of the events that it sent to start a workflow. */
  readonly sent: readonly string[];
  /** Commits a text, as somebody else does. */
  commit(path: string, text: string): void;
}

/** Answers in a page for GitHub's REST and GraphQL API with a repository of these files. Every token is good. */
export async function serveGitHub(
  page: Page,
  start: ReadonlyMap<string, string>,
): Promise<FakeGitHub> {
  const files = new Map(start);
  const sent: string[] = [];
  let head = 1;
  const commit = (path: string, text: string) => {
    files.set(path, text);
    head += 1;
  };
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'OPTIONS') return answer(route, {});
    if (pathname === '/user') return answer(route, { id: 1, name: 'The owner', login: 'owner' });
    if (pathname.includes('/collaborators/')) return answer(route, undefined, 204);
    if (pathname.includes('/git/trees/')) return answer(route, { tree: treeOf(files) });
    if (pathname.endsWith('/dispatches')) {
      // What Sveltia CMS sends here, too.
      const { event_type: type } = request.postDataJSON() as { readonly event_type: string };
      sent.push(type);
      return answer(route, undefined, 204);
    }
    if (pathname !== '/graphql') return answer(route, { message: 'Not Found' }, 404);
    // What Sveltia CMS sends.
    const { query, variables } = request.postDataJSON() as GraphQLRequest;
    if (!query.includes('createCommitOnBranch')) {
      return answer(route, { data: { repository: repositoryData(query, files, head) } });
    }
    if (variables.input?.expectedHeadOid !== oidOf(head)) {
      return answer(route, { errors: [{ message: 'Expected branch to point to another commit' }] });
    }
    for (const { path, contents } of variables.input.fileChanges.additions) {
      commit(path, Buffer.from(contents, 'base64').toString());
    }
    sent.push(variables.input.message.headline);
    const made = { oid: oidOf(head), committedDate: now, ...shasIn(query, files) };
    return answer(route, { data: { createCommitOnBranch: { commit: made } } });
  });
  return { files, sent, commit };
}

interface GraphQLRequest {
  readonly query: string;
  readonly variables: {
    readonly input?: {
      readonly expectedHeadOid: string;
      readonly message: { readonly headline: string };
      readonly fileChanges: {
        readonly additions: readonly { readonly path: string; readonly contents: string }[];
      };
    };
  };
}

type Files = ReadonlyMap<string, string>;

const now = '2026-11-22T10:00:00Z';

function answer(route: Route, json: unknown, status = 200) {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, Authorization',
    'Access-Control-Allow-Methods': '*',
  };
  return route.fulfill({ status, headers, ...(json === undefined ? {} : { json }) });
}

function treeOf(files: Files) {
  return [...files].map(([path, text]) => ({
    type: 'blob',
    path,
    sha: shaOf(text),
    size: text.length,
  }));
}

/** What a query asks of the repository: the branch, its last commit, texts by `content_N`, authors by `commit_N`. */
function repositoryData(query: string, files: Files, head: number): Record<string, unknown> {
  const texts = new Map([...files.values()].map((text) => [shaOf(text), text]));
  const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
    ([, alias = '', sha = '']): [string, unknown] => [
      alias,
      { text: texts.get(sha), isTruncated: false },
    ],
  );
  const author = { name: 'A colleague', email: 'a@academy.example', user: null };
  const history = { nodes: [{ oid: oidOf(head), message: 'change', author, committedDate: now }] };
  const commits = [...query.matchAll(/(commit_\d+): ref/g)].map(
    ([, alias = '']): [string, unknown] => [alias, { target: { history } }],
  );
  return {
    defaultBranchRef: { name: 'main' },
    ref: { target: { history } },
    ...Object.fromEntries([...contents, ...commits]),
  };
}

function shasIn(query: string, files: Files) {
  const asked = query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g);
  return Object.fromEntries(
    [...asked].map(([, alias = '', path = '""']): [string, { oid: string }] => {
      const text = files.get(String(JSON.parse(path))) ?? '';
      return [alias, { oid: shaOf(text) }];
    }),
  );
}

function shaOf(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

function oidOf(head: number): string {
  return String(head).padStart(40, '0');
}
