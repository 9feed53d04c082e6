import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { utils, write, type BookType } from '@e965/xlsx';
import type { AstroIntegration } from 'astro';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';

let project: string;
let sample: Content;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'academy-sealed-'));
  mkdirSync(join(project, 'content/register'), { recursive: true });
  writeFileSync(join(project, 'register.key'), makeKeyFile());
  vi.stubEnv('REGISTER_CACHE', join(project, 'cache'));
  vi.stubEnv('REGISTER_KEY', undefined);
  const { content } = await loadContent('content');
  if (!content) throw new Error('The content has faults.');
  sample = content;
});

afterAll(() => {
  rmSync(project, { recursive: true });
  vi.unstubAllEnvs();
});

// For a sheet with dates, the reader has to load its library of formats.
test.each(['csv', 'txt', 'html', 'xlsx', 'ods'] as const)(
  'a register saved as .%s is sealed by a build, which has closed what it loaded its settings with',
  async (kind) => {
    const dist = join(project, 'dist', kind);
    const { start, done, said } = await buildOf(sheetAs(kind), `register.${kind}`);
    await start();
    expect(said).toEqual(['2 certificates sealed']);
    await done(dist);
    expect(existsSync(join(dist, 'sealed/manifest.json'))).toBe(true);
  },
);

test('a build that cannot seal stops with the sentences for the owner and no place in the code', async () => {
  const { start } = await buildOf('', 'register.csv');
  const fault = await start().catch((error: unknown) => error);
  expect(fault).toMatchObject({ message: expect.stringMatching(/could not be read.*\n {2}do: /) });
  expect((fault as Error).stack).toBeUndefined();
});

function sheetAs(bookType: BookType): Buffer {
  const issued = { t: 'n', v: 45_992, z: 'dd/mm/yyyy' };
  const sheet = utils.aoa_to_sheet([
    ['Certificates'],
    ['No.', 'Student', 'Course', 'Grade', 'Note', 'ID', 'Clerk', 'Issued'],
    [1, 'Asha', 'Python', 'A', '', 'ID-1', '', issued],
    [2, 'Ravi', 'Java', 'A', '', 'ID-2', '', issued],
  ]);
  const book = { SheetNames: ['Register'], Sheets: { Register: sheet } };
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

/** The build's steps that seal this register, loaded as Astro loads its settings. */
async function buildOf(register: string | Buffer, address: string) {
  writeFileSync(join(project, 'content/register', address), register);
  const settings = { ...sample.register, address, sealed: true, sealedIdsAreGuessable: true };
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('no runner');
  const loaded = await environment.runner.import<{
    sealedRegister: (content: Content, project: string) => AstroIntegration;
  }>(join(import.meta.dirname, 'sealed-register.ts'));
  const { hooks } = loaded.sealedRegister({ ...sample, register: settings }, project);
  await server.close();
  const said: string[] = [];
  const given = { logger: { info: (text: string) => said.push(text) } };
  return {
    said,
    // Astro passes more to its hooks, which these do not use.
    start: async () => hooks['astro:build:start']?.(given as never),
    done: async (dist: string) =>
      hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`) } as never),
  };
}
