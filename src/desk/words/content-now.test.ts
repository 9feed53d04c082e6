import { beforeEach, expect, test, vi } from 'vitest';
import { contentNow } from './content-now.ts';

const state = {
  files: new Map<string, string>(),
  pictures: new Map(),
  registerFiles: [],
  repository: 'my-academy/website',
  isLocal: false,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => '{"token":"github_pat_0"}' });
});

const noRepository = { data: { repository: null }, errors: [{ type: 'NOT_FOUND' }] };
const isLimited = /asked too often .* try again in some minutes/;
const mayNotRead = /may not read .*“Contents”, “Read and write”\. Make a new token/;

test.each([
  ['no network', undefined, /does not answer\. Check that this device is online/],
  [
    'a token that has ended',
    Response.json({ message: 'Bad credentials' }, { status: 401 }),
    /does not accept the token: it has ended.* Make a new token.* press “Restore”/,
  ],
  ['a token without the right', Response.json({}, { status: 403 }), mayNotRead],
  [
    'a token without the right, as GraphQL says it',
    Response.json({ data: null, errors: [{ type: 'FORBIDDEN' }] }),
    mayNotRead,
  ],
  [
    'the limit',
    Response.json({}, { status: 403, headers: { 'x-ratelimit-remaining': '0' } }),
    isLimited,
  ],
  [
    'the second limit',
    Response.json({ message: 'You have exceeded a secondary rate limit' }, { status: 403 }),
    isLimited,
  ],
  [
    'the limit, as GraphQL says it',
    Response.json({ errors: [{ type: 'RATE_LIMITED' }] }),
    isLimited,
  ],
  ['no such address', Response.json({}, { status: 404 }), /does not find the website’s content/],
  ['a query that fails at GitHub', Response.json({ data: null, errors: [{}] }), /is out of order/],
  ['another repository', Response.json(noRepository), /does not find the website’s content/],
  [
    'GitHub out of order',
    new Response('<h1>Unicorn!</h1>', { status: 502 }),
    /is out of order\..* try again later/,
  ],
])('%s has a sentence of its own that says what to do', async (_, response, sentence) => {
  vi.stubGlobal('fetch', () =>
    response ? Promise.resolve(response) : Promise.reject(new Error()),
  );
  await expect(contentNow(state)).rejects.toThrow(sentence);
});

test('the texts are those of the newest commit', async () => {
  const courses = { entries: [{ name: 'C.md', object: { text: 'C' } }] };
  const entries = [
    { name: 'home.yaml', object: { text: 'Home' } },
    { name: 'courses', object: courses },
  ];
  const answer = { data: { repository: { object: { entries } } } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  const { files } = await contentNow(state);
  expect([...files]).toEqual([
    ['home.yaml', 'Home'],
    ['courses/C.md', 'C'],
  ]);
});
