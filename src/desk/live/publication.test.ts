import { expect, test } from 'vitest';
import { changesOnGitHub } from './changes-on-github.ts';
import { gitHub } from './github.ts';
import { readPublications } from './publication.ts';

const repository = 'my-academy/website';
const runs = `/repos/${repository}/actions/workflows/publish.yml/runs?branch=main&per_page=10`;
const jobs = (run: number) => `/repos/${repository}/actions/runs/${run}/jobs?per_page=30`;

/** GitHub, as these tests let it answer; what is not named is not there. */
function answering(answers: Readonly<Record<string, unknown>>) {
  return gitHub('', async (address) => {
    const path = address.replace('https://api.github.com', '');
    return path in answers
      ? Response.json(answers[path])
      : Response.json({ message: 'Not Found' }, { status: 404 });
  });
}

function failing(status: number, headers: Readonly<Record<string, string>> = {}) {
  return gitHub('github_pat_0', async () => Response.json({}, { status, headers }));
}

function run(id: number, conclusion: string | null) {
  return {
    id,
    conclusion,
    status: conclusion === null ? 'in_progress' : 'completed',
    html_url: `https://github.com/${repository}/actions/runs/${id}`,
    head_sha: `commit-${id}`,
    display_title: 'New phone number',
    run_started_at: '2026-11-22T10:00:00Z',
    updated_at: '2026-11-22T10:20:00Z',
  };
}

function job(name: string, conclusion: string, failedStep?: string) {
  const steps = [
    { name: 'Set up job', conclusion: 'success' },
    ...(failedStep === undefined ? [] : [{ name: failedStep, conclusion: 'failure' }]),
  ];
  return { name, conclusion, steps };
}

const published = {
  jobs: [
    job('test / test', 'success'),
    job('cloudflare-pages', 'success'),
    job('github-pages', 'skipped'),
  ],
};

async function lastOf(answers: Readonly<Record<string, unknown>>) {
  const answer = await readPublications(answering(answers), repository);
  return answer.isFound ? answer.value : undefined;
}

test('a workflow that has never run is told so', async () => {
  expect(await lastOf({ [runs]: { workflow_runs: [] } })).toEqual({ last: { kind: 'never' } });
});

test('a running one is told with its start, and what is online meanwhile', async () => {
  const found = await lastOf({
    [runs]: { workflow_runs: [run(2, null), run(1, 'success')] },
    [jobs(1)]: published,
  });
  expect(found).toMatchObject({
    last: { kind: 'running', at: '2026-11-22T10:00:00Z', title: 'New phone number' },
    online: { commit: 'commit-1', at: '2026-11-22T10:20:00Z' },
  });
});

test('it is online only if a job has published it', async () => {
  const workflows = { [runs]: { workflow_runs: [run(1, 'success')] } };
  expect((await lastOf({ ...workflows, [jobs(1)]: published }))?.last.kind).toBe('online');
  const tested = { jobs: [job('test / test', 'success'), job('github-pages', 'skipped')] };
  const found = await lastOf({ ...workflows, [jobs(1)]: tested });
  expect(found?.last.kind).toBe('tested');
  expect(found?.online).toBeUndefined();
});

test.each([
  ['settings', 'Say where the site goes', 'A setting at GitHub is missing', 'Going online'],
  ['test / test', 'Run npm run check -- --live', 'The check found something', 'Still a sample'],
  ['test / test', 'Run npm test', 'A test of the site failed', 'an engineer'],
  ['test / hosts', 'Run npm run test:hosts', 'the hosts’ own programs', 'Re-run failed jobs'],
  ['cloudflare-pages', 'Publish, and make', 'Cloudflare did not take', 'make a new one'],
  [
    'github-pages',
    'Run actions/deploy-pages@v5',
    'GitHub Pages did not take',
    'Re-run failed jobs',
  ],
  ['something new', 'Step', 'The workflow failed', 'an engineer'],
])('a failure of %s at “%s” says what to do', async (name, step, message, fix) => {
  const found = await lastOf({
    [runs]: { workflow_runs: [run(2, 'failure'), run(1, 'success')] },
    [jobs(2)]: { jobs: [job('settings', 'success'), job(name, 'failure', step)] },
    [jobs(1)]: published,
  });
  if (found?.last.kind !== 'failed') throw new Error('it has failed');
  expect(found.last.told.message).toContain(message);
  expect(found.last.told.fix).toContain(fix);
  expect(found.online?.commit).toBe('commit-1');
});

test('one that was stopped is told so', async () => {
  const found = await lastOf({ [runs]: { workflow_runs: [run(1, 'cancelled')] } });
  expect(found?.last.kind).toBe('stopped');
});

test.each([
  ['wrong-token', 401, {}, 'does not know this token'],
  [
    'rate-limit',
    403,
    { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1795000000' },
    'no more questions',
  ],
  ['rate-limit', 429, {}, 'no more questions'],
  ['not-allowed', 403, { 'X-RateLimit-Remaining': '4000' }, 'may not see'],
  ['not-found', 404, {}, 'no such repository'],
  ['github-fails', 502, {}, 'a fault of its own'],
])(
  '%s: status %i is told in a sentence with what to do',
  async (kind, status, headers, message) => {
    const answer = await readPublications(failing(status, headers), repository);
    expect(answer).toMatchObject({ isFound: false, kind });
    if (answer.isFound) return;
    expect(answer.told.message).toContain(message);
    expect(answer.told.fix).not.toBe('');
  },
);

test('a limit says when GitHub answers again', async () => {
  const headers = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1795000000' };
  const answer = await readPublications(failing(403, headers), repository);
  expect(answer.isFound ? '' : answer.told.fix).toMatch(/^Look again after \d+:\d\d/);
});

test('without a network nothing is thrown, and it is said', async () => {
  const ask = gitHub('', async () => {
    throw new TypeError('Failed to fetch');
  });
  const answer = await readPublications(ask, repository);
  expect(answer).toMatchObject({ isFound: false, kind: 'no-network' });
});

test('a token goes to GitHub only, in its header', async () => {
  let asked: Request | undefined;
  const ask = gitHub('github_pat_0', async (address, options) => {
    asked = new Request(address, options);
    return Response.json({ workflow_runs: [] });
  });
  await readPublications(ask, repository);
  expect(new URL(asked?.url ?? '').origin).toBe('https://api.github.com');
  expect(asked?.headers.get('Authorization')).toBe('Bearer github_pat_0');
});

test('what is not online yet is each file of the content that differs, with both texts', async () => {
  const contents = `/repos/${repository}/contents/content`;
  const ask = gitHub('', async (address) => {
    const path = address.replace('https://api.github.com', '');
    if (path === `/repos/${repository}/compare/commit-1...main`) {
      return Response.json({
        files: [
          { filename: 'content/academy.yaml', status: 'modified' },
          { filename: 'content/courses/Java Script.md', status: 'added' },
          { filename: 'content/pictures/old.jpg', status: 'removed' },
          { filename: 'src/pages/about.astro', status: 'modified' },
        ],
      });
    }
    if (path === `${contents}/academy.yaml?ref=main`) return new Response('name: B\n');
    if (path === `${contents}/courses/Java%20Script.md?ref=main`) return new Response('---\n');
    return Response.json({}, { status: 404 });
  });
  const texts = new Map([['academy.yaml', 'name: A\n']]);
  expect(await changesOnGitHub(ask, repository, 'commit-1', texts)).toEqual({
    isFound: true,
    value: [
      { path: 'academy.yaml', status: 'changed', before: 'name: A\n', after: 'name: B\n' },
      { path: 'courses/Java Script.md', status: 'new', after: '---\n' },
      { path: 'pictures/old.jpg', status: 'removed' },
    ],
  });
});
