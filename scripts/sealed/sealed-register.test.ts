import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { utils, write, type BookType } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentWith } from '../../src/content/testing/spoilt-content.ts';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../..');
const astro = 'node_modules/astro/bin/astro.mjs';

const sample = contentWith();
const project = mkdtempSync(join(tmpdir(), 'academy-sealed-'));

beforeAll(() => {
  vi.stubEnv('REGISTER_CACHE', join(project, 'cache'));
  vi.stubEnv('REGISTER_KEY', undefined);
});

afterAll(() => {
  rmSync(project, { recursive: true });
  vi.unstubAllEnvs();
});

// One build seals all five registers, because starting Astro takes most of a build's time.
// A date in each sheet makes the reader load its library of cell formats.
test.concurrent('a build seals registers of every format', { timeout: 120_000 }, async () => {
  const formats = ['csv', 'txt', 'html', 'xlsx', 'ods'] as const;
  const registers = formats.map((format) => [`register.${format}`, sheetAs(format)] as const);
  const { said, sealed } = await build('sound', registers);
  expect(said.match(/2 certificates sealed/g)).toHaveLength(formats.length);
  expect(sealed).toEqual(registers.map(([address]) => address));
});

test.concurrent(
  'a build that can’t seal says what to do instead of printing a stack trace',
  { timeout: 120_000 },
  async () => {
    const { said, sealed } = await build('damaged', [['register.tsv', '']]);
    expect(said).toMatch(/could not be read.*\n +do: /);
    expect(said).not.toMatch(/^ +at /m);
    expect(sealed).toEqual([]);
  },
);

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

/**
 * Builds a site of one page in a separate process, and seals each of `registers`. Returns the build's output and the
 * names of the sealed registers.
 */
async function build(
  name: string,
  registers: readonly (readonly [address: string, file: string | Buffer])[],
) {
  const root = join(project, name);
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  writeFileSync(join(root, 'src/pages/index.astro'), '<p>A page</p>');
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [address, file] of registers) {
    mkdirSync(join(root, address, 'content/register'), { recursive: true });
    writeFileSync(join(root, address, 'content/register', address), file);
    writeFileSync(join(root, address, 'register.key'), makeKeyFile());
  }
  const settings = { ...sample.register, sealed: true, sealedIdsAreGuessable: true };
  writeFileSync(
    join(root, 'astro.config.ts'),
    `import { renameSync } from 'node:fs';
    import { sealedRegister } from ${JSON.stringify(join(repository, 'scripts/sealed/sealed-register.ts'))};
    const content = ${JSON.stringify({ ...sample, register: settings })};
    const integrationsOf = (address) => [
      sealedRegister({ ...content, register: { ...content.register, address } }, './' + address),
      {
        name: 'move-aside',
        hooks: {
          'astro:build:done': ({ dir }) =>
            renameSync(new URL('sealed', dir), new URL('sealed-' + address, dir)),
        },
      },
    ];
    export default {
      cacheDir: './cache',
      vite: { cacheDir: './cache/vite' },
      integrations: ${JSON.stringify(registers.map(([address]) => address))}.flatMap(integrationsOf),
    };`,
  );
  const { stdout, stderr } = await run(process.execPath, [astro, 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    // If the build fails, the error has the process's output.
  }).catch((error: unknown) => error as { stdout: string; stderr: string });
  const sealed = registers
    .map(([address]) => address)
    .filter((address) => existsSync(join(root, `dist/sealed-${address}/manifest.json`)));
  return { said: stdout + stderr, sealed };
}
