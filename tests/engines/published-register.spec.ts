import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../content-words.ts';
import { withOwnSite } from '../own-site.ts';
import { publishedPage } from '../register-file.ts';
import { copyFolder, hostElsewhere, replaceIn } from '../site-copies.ts';
import { expect, test as engineTest } from './engine-test.ts';
import { expectAnswer, search } from './validator-window.ts';

const page = publishedPage(
  [1, 'Asha Rao', 'Python', 'A', 'private', 'ID-1', 'clerk'],
  [2, 'Zoë <b>', 'C & C++', null, null, '0007'],
);

const test = engineTest.extend<{
  /** Serves the register; tells the `Origin` of each request, which is the site that asked. */
  readonly host: { readonly address: string; readonly origins: (string | undefined)[] };
}>({
  host: async ({}, use) => {
    const origins: (string | undefined)[] = [];
    const server = createServer(({ headers }, response) => {
      origins.push(headers.origin);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.end(page);
    });
    await use({ address: `127.0.0.1:${await listenOnFreePort(server)}`, origins });
    server.close();
  },
  site: async ({ host }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'published-register-'));
    cpSync(copyFolder('changed'), folder, { recursive: true });
    replaceIn(join(folder, 'SearchById.html'), hostElsewhere, host.address);
    await withOwnSite(folder, use);
    rmSync(folder, { recursive: true });
  },
});

test('R2: certificates in a register that another host serves as a published web page are looked up', async ({
  visitor,
  site,
  host,
}) => {
  await visitor.open('/SearchById');
  for (const [id, student, course] of [
    ['ID-1', 'Asha Rao', 'Python'],
    ['0007', 'Zoë <b>', 'C & C++'],
  ] as const) {
    await search(visitor, id);
    await expectAnswer(visitor, fill(words.valid.sentence, { id, student, course }));
  }
  // One that is not there, the number of a row, and texts in the columns E and G (R4).
  for (const id of ['ID-2', '5', 'private', 'clerk']) {
    await search(visitor, id);
    await expectAnswer(visitor, words.invalid.message);
  }
  expect(new Set(host.origins)).toEqual(new Set([site.address]));
});
