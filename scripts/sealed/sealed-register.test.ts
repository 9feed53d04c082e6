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

// The date makes the reader load its library of cell formats.
test.concurrent.each(['csv', 'txt', 'html', 'xlsx', 'ods'] as const)(
  'a build seals a register saved as .%s',
  { timeout: 120_000 },
  async (kind) => {
    const { said, isSealed } = await build(sheetAs(kind), `register.${kind}`);
    expect(said).toContain('2 certificates sealed');
    expect(isSealed).toBe(true);
  },
);

test.concurrent(
  'a build that can’t seal says what to do instead of printing a stack trace',
  { timeout: 120_000 },
  async () => {
    const { said, isSealed } = await build('', 'register.tsv');
    expect(said).toMatch(/could not be read.*\n +do: /);
    expect(said).not.toMatch(/^ +at /m);
    expect(isSealed).toBe(false);
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

async function build(register: string | Buffer, address: string) {
  const root = join(project, address);
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  mkdirSync(join(root, 'content/register'), { recursive: true });
  writeFileSync(join(root, 'content/register', address), register);
  writeFileSync(join(root, 'src/pages/index.astro'), '<p>A page</p>');
  writeFileSync(join(root, 'register.key'), makeKeyFile());
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const settings = { ...sample.register, address, sealed: true, sealedIdsAreGuessable: true };
  writeFileSync(
    join(root, 'astro.config.ts'),
    `import { sealedRegister } from ${JSON.stringify(join(repository, 'scripts/sealed/sealed-register.ts'))};
    const content = ${JSON.stringify({ ...sample, register: settings })};
    export default {
      cacheDir: './cache',
      vite: { cacheDir: './cache/vite' },
      integrations: [sealedRegister(content, ${JSON.stringify(root)})],
    };`,
  );
  const { stdout, stderr } = await run(process.execPath, [astro, 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    // If the build fails, the error has the process's output.
  }).catch((error: unknown) => error as { stdout: string; stderr: string });
  const isSealed = existsSync(join(root, 'dist/sealed/manifest.json'));
  return { said: stdout + stderr, isSealed };
}
