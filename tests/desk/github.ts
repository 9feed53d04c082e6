import { hash } from 'node:crypto';
import type { BrowserContext, Request } from '@playwright/test';

interface Asked {
  readonly query: string;
  readonly variables: { readonly input?: CommitInput };
}

interface CommitInput {
  /** The ID of the commit that the new commit must follow. */
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

/** Imitates a repository of texts at GitHub, and the part of GitHub's API that the desk uses. */
export class GitHub {
  /** The texts of the newest commit, by path from the repository's root. */
  readonly files: Map<string, string>;
  /** The headlines of the commits, the newest last. */
  readonly commits = ['begin'];

  constructor(files: Iterable<readonly [string, string]>) {
    this.files = new Map(files);
  }

  /** Adds a commit that changes one file, as a colleague would. */
  push(path: string, text: string): void {
    this.files.set(path, text);
    this.commits.push(`change ${path}`);
  }

  /** Answers all requests to GitHub from the pages of `context`. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', async (route) => {
      const answer = this.#answerTo(route.request());
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      await (typeof answer === 'string'
        ? route.fulfill({ headers, body: answer })
        : route.fulfill({ headers, status: answer ? 200 : 404, json: answer ?? {} }));
    });
  }

  #answerTo(request: Request): unknown {
    const path = decodeURIComponent(new URL(request.url()).pathname);
    const below = path.replace(/^\/repos\/[^/]+\/[^/]+\//, '');
    if (path === '/graphql') return this.#answerToQuery(request.postDataJSON() as Asked);
    if (path === '/user') return { id: 1, login: 'owner', name: 'Owner' };
    if (below === 'collaborators/owner') return {};
    if (below.startsWith('git/trees/')) {
      const tree = [...this.files].map(([file, text]) => ({
        path: file,
        type: 'blob',
        size: text.length,
        sha: oid(text),
      }));
      return { tree };
    }
    return undefined;
  }

  #answerToQuery({ query, variables: { input } }: Asked): unknown {
    if (input) return this.#commit(input);
    if (query.includes('HEAD:content')) {
      return { data: { repository: { object: { entries: this.#entriesOf('content/') } } } };
    }
    const history = {
      nodes: [{ oid: this.#head, message: this.commits.at(-1), committedDate, author }],
    };
    const ref = { name: 'main', target: { history } };
    const texts = new Map([...this.files.values()].map((text) => [oid(text), text]));
    const asked = query.matchAll(/((?:content|commit)_\d+): (?:object\(oid: "(\w+)")?/g);
    const found = [...asked].map(([, alias = '', id]): [string, unknown] => [
      alias,
      id === undefined ? ref : { text: texts.get(id), isTruncated: false },
    ]);
    const repository = { defaultBranchRef: ref, ref, ...Object.fromEntries(found) };
    return { data: { repository } };
  }

  /** The files and folders directly in `folder`, as of the newest commit. */
  #entriesOf(folder: string): { readonly name: string; readonly object: object }[] {
    const below = [...this.files].filter(([path]) => path.startsWith(folder));
    const names = new Set(below.map(([path]) => path.slice(folder.length).split('/')[0] ?? ''));
    return [...names].map((name) => {
      const text = this.files.get(folder + name);
      const object =
        text === undefined ? { entries: this.#entriesOf(`${folder}${name}/`) } : { text };
      return { name, object };
    });
  }

  #commit({ expectedHeadOid, message, fileChanges: { additions, deletions } }: CommitInput) {
    if (expectedHeadOid !== this.#head) return { errors: [{ message: 'the branch has moved' }] };
    const saved = additions.map(({ path, contents }, at): [string, unknown] => {
      const text = Buffer.from(contents, 'base64').toString();
      this.files.set(path, text);
      return [`file_${at}`, { oid: oid(text) }];
    });
    for (const { path } of deletions) this.files.delete(path);
    this.commits.push(message.headline);
    const commit = { oid: this.#head, committedDate, ...Object.fromEntries(saved) };
    return { data: { createCommitOnBranch: { commit } } };
  }

  get #head(): string {
    return oid(this.commits.join('\n'));
  }
}

const committedDate = '2026-11-27T10:00:00Z';
const author = { name: 'A colleague', email: 'colleague@academy.example', user: null };

function oid(text: string): string {
  return hash('sha1', text);
}
