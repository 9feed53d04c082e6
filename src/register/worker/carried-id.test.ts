import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carriedId, leftOff } from '../certificates/carried-id.ts';
import { defaultColumns } from '../certificates/columns.ts';
import { idsOfList } from '../list/list-ids.ts';
import { readList } from '../list/read-list.ts';
import { countingVerdict } from './register-source.ts';
import { linkSecret } from '../sealed/keys.ts';
import { quickRounds, seal, sealedWorld, testKey } from '../testing/sealed-world.ts';
import { createRegisterService } from './register-service.ts';

const code = 'ITA-2024-0007';
const registered = [code, 'ITA 2024 0002', '(A-1)', 'R&D-4', 'A%26B', 'A?1', 'C++', 'ID-3.'];

const site = 'https://academy.example/SearchById';
const safe = 'https://nam02.safelinks.protection.outlook.com/?url=';
const proofpoint = 'https://urldefense.proofpoint.com/v2/url?u=';
const defense = 'https://urldefense.com/v3/__';
const encoded = encodeURIComponent;

/**
 * How mail programs, chats and people change links to certificates (B15). Each row has a link and its ID. `left` is the
 * text after the ID.
 */
const carriers: readonly [link: string, id: string, left?: string][] = [
  [`${site}#id=${code}`, code],
  ['#id=ITA-2024-0007', code],
  [`${site}#ID=ITA%2D2024%2D0007%C2%A0`, code],
  // Links that were encoded once too often.
  [`${site}%23id=${code}`, code],
  [`${site}%23id%3D${code}`, code],
  [`${site}#id%3D${code}`, code],
  [`${site}%2523id%253D${code}`, code],
  [`${site}%3Fid=${code}`, code],
  ['/SearchById%23id%3DITA-2024-0007', code],
  ['#id%3DITA%25202024%25200002', 'ITA 2024 0002'],
  [`${site}#id=ITA%25202024%25200002`, 'ITA 2024 0002'],
  [`${site}#id=A%252526B`, 'A%26B'],
  [`${site}#id=R%252526D-4`, 'R&D-4'],
  // Links with tracking parameters.
  [`${site}#id=${code}?utm_source=x`, code, '?utm_source=x'],
  [
    `${site}#id=${code}?utm_source=x&utm_medium=y&fbclid=z`,
    code,
    '?utm_source=x&utm_medium=y&fbclid=z',
  ],
  [`${site}#id=${code}&fbclid=IwAR0.x`, code, '&fbclid=IwAR0.x'],
  [`${site}#id=${code}&gclid=1`, code, '&gclid=1'],
  [`${site}#id=${code}&source=mail`, code, '&source=mail'],
  [`${site}%23id=${code}?fbclid=x`, code, '?fbclid=x'],
  [`${site}?utm_source=x#id=${code}`, code],
  [`${site}?id=${code}&utm_source=x`, code, '&utm_source=x'],
  [`${site}#id=${code}:~:text=Certificate%20Valid`, code],
  [`${site}?id=${code}#:~:text=Valid`, code],
  // Links whose IDs contain spaces or punctuation.
  [`${site}?id=ITA+2024+0002`, 'ITA 2024 0002'],
  [`${site}#id=ITA+2024+0002`, 'ITA 2024 0002'],
  [`${site}?id=C%2B%2B`, 'C++'],
  [`${site}#id=C++`, 'C++'],
  [`${site}#id=R&D-4`, 'R&D-4'],
  [`${site}#id=R&D-4&fbclid=x`, 'R&D-4', '&fbclid=x'],
  [`${site}#id=R&D-4&mail`, 'R&D-4', '&mail'],
  [`${site}#id=A?1`, 'A?1'],
  [`${site}#id=A?1?x=2`, 'A?1', '?x=2'],
  // Links at the end of a sentence, in brackets or quotation marks, or between signs for bold.
  [`${site}#id=${code}.`, code, '.'],
  [`${site}#id=${code}).`, code, ').'],
  [`${site}#id=(A-1).`, '(A-1)', '.'],
  [`${site}#id=ID-3.`, 'ID-3.'],
  [`${site}#id=ID-3..`, 'ID-3.', '.'],
  [`${site}#id=${code}%E0%A5%A4`, code, '।'],
  [`${site}#id=${code}*`, code, '*'],
  [`*${site}#id=${code}*`, code, '*'],
  [`${site}#id=${code}…`, code, '…'],
  [`${site}#id=${code}%E2%80%8B`, code],
  [`<${site}#id=${code}>`, code, '>'],
  [`“${site}#id=${code}”!!!`, code, '”!!!'],
  // Links that mail gateways and messengers have put into links of their own.
  [`${safe}${encoded(`${site}#id=${code}`)}&data=05%7C02%7C&sdata=x%3D&reserved=0`, code],
  [`${safe}${encoded(`${site}#id=R%26D-4`)}&data=05%7C02&reserved=0`, 'R&D-4'],
  [`${safe}${encoded(encoded(`${site}#id=${code}`))}&data=05`, code],
  [`https://www.google.com/url?q=${site}%23id%3D${code}&sa=D&source=docs&usg=AOv`, code],
  [`https://l.facebook.com/l.php?u=${encoded(`${site}?fbclid=IwAR#id=${code}`)}&h=AT0`, code],
  [
    `https://lm.facebook.com/l.php?u=${encoded(`${site}#id=${code}&fbclid=I`)}&h=A`,
    code,
    '&fbclid=I',
  ],
  [`${proofpoint}https-3A__academy.example_SearchById-23id-3DITA-2D2024-2D0007&d=DwMFaQ&c=x`, code],
  [`${proofpoint}https-3A__academy.example_SearchById-23id-3DR-2526D-2D4&d=Dw`, 'R&D-4'],
  [`${defense}${site}*id=${code}__;Iw!!ABC!xyz$`, code],
  [`${defense}${site}*id=R*26D-4__;IyU!!ABC!xyz$`, 'R&D-4'],
  [`${defense}${site}**Aid=${code}__;IyM!!ABC!xyz$`, code],
  [`${safe}${encoded(`${defense}${site}*id=${code}__;Iw!!ABC!xyz$`)}&data=05`, code],
  // Links of a mail in which "=" has become "=3D".
  [`${site}#id=3D${code}`, code],
  [`${site}#id=3D${code}.`, code, '.'],
  // Links with other words before or after them.
  [`Check it: ${site}#id=${code}`, code],
  [`${site}#id=${code} (my certificate)`, code, '(my certificate)'],
];

const records = registered.map((id, row) => ({ id, student: `S${row}`, course: 'C', row }));
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

test.each(carriers)('the ID is found in the link %s', async (link, id, left = '') => {
  const { ids = [], whole = '' } = carriedId(link) ?? {};
  const verdict = await service({ task: 'find', ids }, vi.fn());
  expect(verdict).toMatchObject({ status: 'found', id });
  expect(leftOff(whole, id)).toBe(left);
  expect(ids.length).toBeLessThanOrEqual(8);
});

test('wrapped links in a list are answered like single wrapped links', async () => {
  const read = await readList(carriers.map(([link]) => link).join('\n'));
  const list = idsOfList(read, { hasHeading: false });
  if (list.status !== 'ids') throw new Error(list.status);
  const texts = list.ids.map((id) => list.carried.get(id) ?? { ids: [id] });
  const reply = await service({ task: 'verdicts', texts }, vi.fn());
  const found = reply.status === 'verdicts' ? reply.verdicts : [];
  expect(found.map(({ status, id }) => `${status} ${id}`)).toEqual(
    carriers.map(([, id]) => `found ${id}`),
  );
});

test('a sealed register with secret links finds the certificates of wrapped links', async () => {
  quickRounds();
  const { find } = sealedWorld((await seal({ records, link: true })).files).open();
  for (const [carrier, id] of carriers) {
    const { ids = [] } = carriedId(carrier) ?? {};
    const secret = await linkSecret(testKey, id);
    const verdicts = await Promise.all(ids.map((each) => find(each, secret)));
    expect(countingVerdict(ids, verdicts), carrier).toMatchObject({ status: 'found', id });
  }
});

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
  ['#id', ['']],
  ['#id=...', ['...', '..', '.']],
  ['#id=A.1', ['A.1']],
  ['?id=A1#id=B2', ['B2']],
  // These links were cut off within a percent-encoded character.
  ['#id=100%', ['100%']],
  ['#id=%E0%A4%95%E0%A4', ['क%E0%A4']],
])('the possible IDs in %j are %j', (link, ids) => {
  expect(carriedId(link)?.ids).toEqual(ids);
});

test.each(['&', '?', '.', '%25', '%', '/SearchById', '&k=', ' ', '#id=', '__;', '?a=https:'])(
  'a link with %j repeated to 300,000 characters is read quickly',
  (sign) => {
    // If reading took quadratic time, this test would time out.
    const text = sign.repeat(300_000 / sign.length);
    for (const link of [`#id=A${text}`, `${site}?id=${text}`, `${defense}${text}#id=${text}`]) {
      expect(carriedId(link)?.ids.length ?? 0).toBeLessThanOrEqual(8);
    }
  },
);
