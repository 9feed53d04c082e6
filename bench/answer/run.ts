/**
 * `npm run bench:answer [-- ROUNDS]` measures how long a visitor with a cheap phone on a slow line waits: for the
 * answer to a link, or for the empty search box.
 *
 * Our page is compared with two pages behind the same nginx. The floor only fetches the register and searches it. The
 * plain app uses React and SheetJS. Exits with 1 if a goal is missed. Needs the built site, nginx, OpenSSL and
 * Chromium.
 */
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { sampleRegister } from '../../src/register/testing/sample-register.ts';
import { validator as words } from '../../tests/support/content-words.ts';
import { folderWith, pageWith } from '../../tests/support/site-copies.ts';
import { type Goal, quantile, reportGoals } from '../goals.ts';
import { copyHostFiles, launchBrowser, type Seen, startSites, withPage } from '../slow-line.ts';

const rounds = Number(process.argv[2] ?? 5);
const viewport = { width: 390, height: 844 };
const heading = ['h2', 'Valid'] as const;
const box = ['form input'] as const;
const linkTo = (id: string) => `/SearchById#id=${id}`;
const link = linkTo('ITA-2024-0008');
const valid = { path: link, awaited: ['h2', words.valid.heading] } as const;
const unknown = { path: linkTo('nobody'), awaited: ['h2', words.invalid.message] } as const;
const withdrawn = {
  path: linkTo('ITA-2024-0009'),
  awaited: ['h2', words.states.withdrawn.heading],
} as const;

const waits = {
  ours: { site: 'ours', ...valid },
  'ours, unknown': { site: 'ours', ...unknown },
  'ours, withdrawn': { site: 'ours', ...withdrawn },
  floor: { site: 'floor', path: link, awaited: heading },
  app: { site: 'app', path: link, awaited: heading },
  'ours, register elsewhere': { site: 'oursElsewhere', ...valid },
  'ours, register elsewhere, unknown': { site: 'oursElsewhere', ...unknown },
  'ours, register elsewhere, withdrawn': { site: 'oursElsewhere', ...withdrawn },
  'floor, register elsewhere': { site: 'floorElsewhere', path: link, awaited: heading },
  'ours, box': { site: 'ours', path: '/SearchById', awaited: box },
  'app, box': { site: 'app', path: '/SearchById', awaited: box },
} as const;
type Wait = keyof typeof waits;
type Limit = readonly [Wait, Wait, few: number, many: number];

/** The first wait may last at most `few` times the second with 500 rows, and `many` times with 5,000 rows. */
const limits: readonly Limit[] = [
  ['ours', 'floor', 1.35, 1.2],
  ['ours, unknown', 'floor', 1.35, 1.2],
  ['ours, withdrawn', 'floor', 1.35, 1.2],
  ['ours', 'app', 0.55, 0.7],
  ['ours, register elsewhere', 'floor, register elsewhere', 1.5, 1.3],
  ['ours, register elsewhere, unknown', 'floor, register elsewhere', 1.5, 1.3],
  ['ours, register elsewhere, withdrawn', 'floor, register elsewhere', 1.5, 1.3],
  ['ours, box', 'app, box', 0.75, 0.75],
];
/** In milliseconds after the answer. */
const latestPaint = 50;

const built = folderWith('known');
const page = pageWith(readFileSync(join(built, 'SearchById.html'), 'utf8'), (text) =>
  text.replace('"id":5', '"id":5,"status":6'),
);
const [, address = ''] = /"url":"(\/register\/[^"]+)"/.exec(page) ?? [];
using work = mkdtempDisposableSync(join(tmpdir(), 'academy-bench-'));
await using sites = startSites();
const goals: Goal[] = [];

const elsewhere = siteFolder('elsewhere', '');
const mayBeRead = 'add_header Access-Control-Allow-Origin "*" always;';
writeFileSync(join(elsewhere, '_headers.conf'), mayBeRead);
const { slowAddress: host } = await sites.serve(elsewhere);
const there = (text: string) =>
  text.replaceAll(address, host + address).replace("connect-src 'self'", `$& ${host}`);
const folders = {
  ours: siteFolder('ours', page, built),
  oursElsewhere: siteFolder('ours-elsewhere', pageWith(page, there), built),
  floor: siteFolder('floor', floor(address)),
  floorElsewhere: siteFolder('floor-elsewhere', floor(host + address)),
  app: await plainApp(),
};
const addresses: Record<string, string> = {};
for (const [name, folder] of Object.entries(folders)) {
  addresses[name] = (await sites.serve(folder)).slowAddress;
}
await using browser = await launchBrowser(sites.trust());
for (const [rows, column] of [
  [500, 2],
  [5000, 3],
] as const) {
  const register = withOneWithdrawn(sampleRegister(rows));
  for (const folder of [elsewhere, ...Object.values(folders)]) {
    writeFileSync(join(folder, address), register);
  }
  console.log(`${rows} rows, ${Math.round(register.length / 1000)} kB, ${rounds} rounds …`);
  const runs = await measure(browser, addresses);
  report(`${rows} rows`, runs, (limit) => limit[column]);
}
reportGoals(goals);

async function measure(browser: Browser, addresses: Readonly<Record<string, string>>) {
  const runs = new Map<string, Seen[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, { site, path, awaited }] of Object.entries(waits)) {
      const seen = await withPage(browser, viewport, awaited, async (page) => {
        await page.goto(`${addresses[site] ?? ''}${path}`);
        await page.waitForFunction(() => globalThis.seen.awaited !== undefined);
        // A larger paint may follow the answer.
        if (name.startsWith('ours')) await page.waitForTimeout(2000);
        return page.evaluate(() => globalThis.seen);
      });
      runs.set(name, [...(runs.get(name) ?? []), seen]);
    }
  }
  return (name: Wait) => runs.get(name) ?? [];
}

function report(rows: string, runs: (name: Wait) => Seen[], most: (limit: Limit) => number) {
  const times = (name: Wait) => runs(name).map(({ awaited = Number.NaN }) => awaited);
  const names = Object.keys(waits) as Wait[];
  console.table(
    Object.fromEntries(
      names.map((name) => [name, { 'median, ms': Math.round(quantile(times(name), 0.5)) }]),
    ),
  );
  for (const limit of limits) {
    const [above, below] = limit;
    const pairs = times(above).map((time, round) => time / (times(below)[round] ?? Number.NaN));
    const ratio = quantile(pairs, 0.5);
    goals.push({
      text: `${rows}: ${above} / ${below} ${ratio.toFixed(2)}, at most ${most(limit)}`,
      isMet: ratio <= most(limit),
    });
  }
  const answers = limits
    .filter(([, below]) => below.startsWith('floor'))
    .flatMap(([ours]) => runs(ours));
  const late = answers.map(({ awaited = 0, largestPaint = Number.NaN }) => largestPaint - awaited);
  const shift = Math.max(...answers.map((seen) => seen.shift));
  goals.push(
    {
      text: `${rows}: largest paint ${Math.round(quantile(late, 0.5))} ms after the answer, at most ${latestPaint}`,
      isMet: quantile(late, 0.5) <= latestPaint,
    },
    { text: `${rows}: layout shift ${shift}, at most 0`, isMet: shift === 0 },
  );
}

/** The register with a column of statuses, in which the certificate of row 11 is withdrawn. */
function withOneWithdrawn(register: Uint8Array): Buffer {
  const book = read(register, { cellNF: true });
  const sheet = Object.values(book.Sheets)[0];
  if (!sheet) throw new Error('The sample register has no sheet.');
  utils.sheet_add_aoa(sheet, [['Revoked']], { origin: 'H11' });
  // The library returns `any`. With the type "buffer" its result is a Node Buffer.
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/**
 * Makes a folder that nginx serves like the academy's site, with `page` as the validator's page.
 *
 * @param of a folder whose files are copied into the new folder first
 */
function siteFolder(name: string, page: string, of?: string): string {
  const folder = join(work.path, name);
  if (of) cpSync(of, folder, { recursive: true });
  mkdirSync(dirname(join(folder, address)), { recursive: true });
  copyHostFiles(built, folder);
  writeFileSync(join(folder, 'SearchById.html'), page);
  return folder;
}

function floor(url: string): string {
  return readFileSync(join(import.meta.dirname, 'floor.html'), 'utf8').replace(
    '/register.xlsx',
    url,
  );
}

async function plainApp(): Promise<string> {
  const outDir = siteFolder('app', '');
  await build({
    root: join(import.meta.dirname, 'plain-app'),
    configFile: false,
    logLevel: 'error',
    define: { registerAddress: JSON.stringify(address) },
    build: { outDir, emptyOutDir: false },
  });
  cpSync(join(outDir, 'index.html'), join(outDir, 'SearchById.html'));
  return outDir;
}
