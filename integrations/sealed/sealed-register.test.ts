import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write, type BookType } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentWith } from '../../src/content/testing/spoilt-content.ts';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';
import { sealedRegister } from './sealed-register.ts';

const repository = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'academy-sealed-'));

// A date in each sheet makes the reader load its library of cell formats.
const sound = (['csv', 'txt', 'html', 'xlsx', 'ods'] as const).map(
  (format) => [`register.${format}`, sheetAs(format)] as const,
);
const damaged = ['register.tsv', ''] as const;

let said: string;
let ended: string | number;

// A single build seals all registers, because starting Astro takes most of a build's time.
beforeAll(async () => {
  ({ said, ended } = await build([...sound, damaged]));
}, 120_000);

afterAll(() => rmSync(project, { recursive: true }));

test('a build seals registers of every format', () => {
  expect(said.match(/2 certificates sealed/g)).toHaveLength(sound.length);
  expect(sound.map(([address]) => address).filter((address) => !isSealed(address))).toEqual([]);
});

test('a build that can’t seal says what to do instead of printing a stack trace', () => {
  expect(ended).toBe(1);
  expect(said).toMatch(/could not be read.*\n +do: /);
  expect(said).not.toMatch(/^ +at /m);
  expect(isSealed(damaged[0])).toBe(false);
});

test('a build stops if there is a key but the register is not set to be sealed', async () => {
  const start = sealedRegister(contentWith(), join(project, 'register.csv')).hooks[
    'astro:build:start'
  ];
  // The hook reads nothing of Astro's build before it stops.
  await expect(async () => start?.({} as never)).rejects.toThrow(/not set to be sealed.*\n +do: /);
});

function isSealed(address: string): boolean {
  return existsSync(join(project, address, '.astro/sealed/manifest.json'));
}

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
 * Builds a site of one page in a separate process, and seals each of `registers` in turn. Returns the build's output,
 * and how the build ended: with an exit code or a signal.
 */
async function build(registers: readonly (readonly [address: string, file: string | Buffer])[]) {
  mkdirSync(join(project, 'src/pages'), { recursive: true });
  writeFileSync(join(project, 'src/pages/index.astro'), '<p>A page</p>');
  symlinkSync(join(repository, 'node_modules'), join(project, 'node_modules'), 'junction');
  for (const [address, file] of registers) {
    mkdirSync(join(project, address, 'content/register'), { recursive: true });
    writeFileSync(join(project, address, 'content/register', address), file);
    writeFileSync(join(project, address, 'register.key'), makeKeyFile());
  }
  const content = contentWith();
  const settings = {
    ...content.register,
    idShapes: ['ID-0'],
    sealed: true,
    sealedIdsAreGuessable: true,
  };
  writeFileSync(
    join(project, 'astro.config.ts'),
    `import { sealedRegister } from ${JSON.stringify(join(repository, 'integrations/sealed/sealed-register.ts'))};
    const content = ${JSON.stringify({ ...content, register: settings })};
    export default {
      cacheDir: './cache',
      vite: { cacheDir: './cache/vite' },
      integrations: ${JSON.stringify(registers.map(([address]) => address))}.map((address) =>
        sealedRegister({ ...content, register: { ...content.register, address } }, './' + address),
      ),
    };`,
  );
  const words = ['node_modules/astro/bin/astro.mjs', 'build'];
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    REGISTER_CACHE: join(project, 'keys'),
    REGISTER_KEY: undefined,
  };
  const { promise, resolve } = Promise.withResolvers<{ said: string; ended: string | number }>();
  execFile(process.execPath, words, { cwd: project, env }, (error, stdout, stderr) =>
    resolve({ said: stdout + stderr, ended: error?.signal ?? error?.code ?? 0 }),
  );
  return promise;
}
