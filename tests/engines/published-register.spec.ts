import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { fill } from '../../src/content/fill.ts';
import { buildWithSettings, builtCopy, knownSettings } from '../built-copy.ts';
import { validator as words } from '../content-words.ts';
import { withOwnSite } from '../own-site.ts';
import { publishedPage } from '../register-file.ts';
import { expect, test as engineTest } from './engine-test.ts';
import { expectAnswer, search } from './validator-window.ts';

/** In the build stands this port of the register's host; each test chooses one that is free. */
const builtPort = '127.0.0.1:65535';

const page = publishedPage(
  [1, 'Asha Rao', 'Python', 'A', 'private', 'ID-1', 'clerk'],
  [2, 'Zoë <b>', 'C & C++', null, null, '0007'],
);

interface RegisterHost {
  readonly port: number;
  /** The `Origin` of each request: of the site that asked. */
  readonly origins: (string | undefined)[];
}

const test = engineTest.extend<{
  readonly builtFolder: string;
  readonly registerHost: RegisterHost;
}>({
  builtFolder: [async ({}, use) => use(await siteWithRegisterElsewhere()), { timeout: 600_000 }],
  registerHost: async ({}, use) => {
    const origins: (string | undefined)[] = [];
    const server = createServer(({ headers }, response) => {
      origins.push(headers.origin);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.end(page);
    });
    await use({ port: await listenOnFreePort(server), origins });
    server.close();
  },
  site: async ({ builtFolder, registerHost: { port } }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'published-register-'));
    cpSync(builtFolder, folder, { recursive: true });
    for (const [name, written, here] of [
      ['SearchById.html', builtPort, `127.0.0.1:${port}`],
      // A register's host is asked with HTTPS only, which this one has not.
      ['_headers', ' https:;', ' http:;'],
    ] as const) {
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(written);
      writeFileSync(file, text.replaceAll(written, here));
    }
    await withOwnSite(folder, use);
    rmSync(folder, { recursive: true });
  },
});

test(
  'R2: certificates in a register that another host serves as a published web page are looked up',
  { tag: '@chromium-too' },
  async ({ visitor, site, registerHost }) => {
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
    expect(new Set(registerHost.origins)).toEqual(new Set([site.address]));
  },
);

/** The folder of the site, built with a register on another host. */
async function siteWithRegisterElsewhere(): Promise<string> {
  const { folder } = await builtCopy('elsewhere', import.meta.filename, (root) =>
    buildWithSettings(root, '', {
      edit: (copy) =>
        writeFileSync(
          join(copy, 'content/register.yaml'),
          knownSettings.replace(/^address: .*/, `address: http://${builtPort}/pubhtml`),
        ),
    }),
  );
  return folder;
}
