import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carriedId, leftOff } from '../certificates/carried-id.ts';
import { defaultColumns } from '../certificates/columns.ts';
import { idsOfList } from '../list/list-ids.ts';
import { readList } from '../list/read-list.ts';
import { countingVerdict } from './register-source.ts';
import { linkSecret } from '../sealed/keys.ts';
import {
  carriedRegister,
  carriers,
  code,
  defense,
  proofpoint,
  safe,
  site,
} from '../testing/carriers.ts';
import { quickRounds, seal, sealedWorld, testKey } from '../testing/sealed-world.ts';
import { createRegisterService } from './register-service.ts';

const encoded = encodeURIComponent;
const records = carriedRegister.map((id, at) => ({
  id,
  student: `S${at}`,
  course: 'C',
  row: at + 3,
}));
const lines = records.map(({ id, student, course }) => `1,${student},${course},A,,"${id}"`);
const csv = ['Register,,', 'No.,Student,Course', ...lines].join('\n');
const service = createRegisterService();

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(csv)));
  await service({ task: 'load', url: 'https://x.example/r', columns: defaultColumns }, vi.fn());
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('at least 40 wrapped links are tested', () => {
  expect(carriers.length).toBeGreaterThanOrEqual(40);
});

const table = carriers.map(([link, id, left = '']) => ({ link, id, left }));

test.each(table)('the ID is found in the link $link', async ({ link, id, left }) => {
  const { ids = [], whole = '' } = carriedId(link) ?? {};
  const verdicts = await Promise.all(
    ids.map((each) => service({ task: 'find', id: each }, vi.fn())),
  );
  expect(countingVerdict(ids, verdicts)).toMatchObject({ status: 'found', id });
  expect(leftOff(whole, id)).toBe(left);
  expect(ids.length).toBeLessThanOrEqual(8);
});

test('wrapped links in a list are answered like single wrapped links', async () => {
  const { rows } = await readList(carriers.map(([link]) => link).join('\n'));
  const list = idsOfList(rows, { hasHeading: false });
  if (list.status !== 'ids') throw new Error(list.status);
  const ids = list.ids.map((id) => list.carried.get(id)?.ids ?? [id]);
  const reply = await service({ task: 'verdicts', ids }, vi.fn());
  const found = reply.status === 'verdicts' ? reply.verdicts : [];
  expect(found.map(({ status, id }) => `${status} ${id}`)).toEqual(
    carriers.map(([, id]) => `found ${id}`),
  );
});

test.each([false, true])(
  'a sealed register finds the certificates of wrapped links (secret needed: %s)',
  async (link) => {
    quickRounds();
    const world = sealedWorld((await seal({ records, link })).files);
    const { find } = world.open();
    for (const [carrier, id] of carriers) {
      const { ids = [] } = carriedId(carrier) ?? {};
      const secret = link ? await linkSecret(testKey, id) : undefined;
      const verdicts = await Promise.all(ids.map((each) => find(each, secret)));
      expect(countingVerdict(ids, verdicts), carrier).toMatchObject({ status: 'found', id });
    }
  },
);

test('the secret of a certificate’s link is found in each kind of wrapped link', async () => {
  const secret = await linkSecret(testKey, code);
  const own = `${site}#id=${code}&k=${secret}`;
  for (const link of [
    own,
    `${own}.`,
    `${own}”\n`,
    `${own}&fbclid=x`,
    `${own}?utm_source=x`,
    own.replace('#', '%23'),
    own.replace('#', '?'),
    own.replace('#id=', '#id%3D'),
    site + encoded(own.replace(site, '')),
    `${site}#id=${encoded(`${code}&k=${secret}`)}`,
    own.toUpperCase(),
    `${safe}${encoded(own)}&data=05`,
    `https://www.google.com/url?q=${encoded(own)}&sa=D`,
    `https://l.facebook.com/l.php?u=${encoded(own)}&h=A`,
    `${defense}${own.replace('#', '*')}__;Iw!!ABC!x$`,
    `${proofpoint}${encoded(own).replaceAll('-', '-2D').replaceAll('%2F', '_').replaceAll('%', '-')}&d=D`,
  ]) {
    const found = carriedId(link);
    expect(found?.secret?.toLowerCase(), link).toBe(secret);
    expect(found?.ids[0], link).toBe(code);
  }
  // One link was cut off within its secret, the other before its secret.
  expect(carriedId(`${site}#id=${code}&k=01`)).toMatchObject({ ids: [code], secret: '01' });
  expect(carriedId(`${site}#id=${code}`)).not.toHaveProperty('secret');
});

test.each(['', '#content', code, 'ID: 7', 'https://x.example/?id=7', 'A#id=3', '?video=7'])(
  'the text %j is not a link to the validator',
  (text) => {
    expect(carriedId(text)).toBeUndefined();
  },
);

test.each([
  ['#id=', ['']],
  ['#id=...', ['...', '..', '.']],
  ['?id=A1#id=B2', ['B2']],
  // These links were cut off within a percent-encoded character.
  ['#id=100%', ['100%']],
  ['#id=%E0%A4%95%E0%A4', ['क%E0%A4']],
])('the possible IDs in %j are %j', (link, ids) => {
  expect(carriedId(link)?.ids).toEqual(ids);
});

test.each([
  '&',
  '?',
  '.',
  '%25',
  '%',
  '*',
  '/SearchById',
  '&k=',
  '+',
  ' ',
  '#id=',
  '__;',
  '?a=https:',
])('a link with %j repeated to 300,000 characters is read quickly', (sign) => {
  // If reading took quadratic time, this test would time out.
  const text = sign.repeat(300_000 / sign.length);
  for (const link of [`#id=A${text}`, `${site}?id=${text}`, `${defense}${text}#id=${text}`]) {
    expect(carriedId(link)?.ids.length ?? 0).toBeLessThanOrEqual(8);
  }
});
