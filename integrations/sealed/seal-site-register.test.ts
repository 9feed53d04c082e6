import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { contentWith } from '../../src/content/testing/spoilt-content.ts';
import { sealSiteRegister } from './seal-site-register.ts';
import { makeKeyFile } from '../../src/register/sealed/keys.ts';

const sample = contentWith();
const project = mkdtempSync(join(tmpdir(), 'academy-seal-'));
const folder = join(project, 'sealed');

beforeAll(() => {
  mkdirSync(join(project, 'content/register'), { recursive: true });
  vi.stubEnv('REGISTER_CACHE', join(project, 'cache'));
  vi.stubEnv('REGISTER_KEY', undefined);
});

afterAll(() => {
  rmSync(project, { recursive: true });
  vi.unstubAllEnvs();
});

const headings = 'Certificates,,,,,,,\nNo.,Student,Course,Grade,Note,ID,Clerk,Status\n';

test('sealing reports rows without an ID', async () => {
  writeFileSync(join(project, 'register.key'), makeKeyFile());
  expect(await seal('1,Asha,Python,A,,ID-1\n2,Ravi,Java,A,,\n')).toBe(
    '1 certificate sealed; rows without an ID were left out, because nobody can look them up: 4',
  );
});

test('if a register can’t be sealed, the message names all faulty rows and what to do', async () => {
  const rows = '1,Asha,Python,A,,ID-1\n2,Ravi,Java,A,,ID-1\n3,Meera,C,A,,ITA-7K3M-9QXD-2FWA7\n';
  await expect(seal(rows, { idPrefixes: ['ITA'] })).rejects.toThrow(
    /^The register can't be sealed\.\nRow 4: .*in row 3 too.*\nRow 5: .*one of its characters is wrong/,
  );
});

test('sealing refuses numbered IDs and names three cures, unless a setting allows such IDs', async () => {
  const rows = '1,Asha,Python,A,,ITA-2024-0001\n2,Ravi,Java,A,,ITA-2024-0002\n';
  const refused = seal(rows, { sealedIdsAreGuessable: false });
  await expect(refused).rejects.toThrow(
    /Row.*ITA-2024-0001[^]*npm run register:ids[^]*sealedLinks: true[^]*sealedIdsAreGuessable: true/,
  );
  expect(await seal(rows)).toBe('2 certificates sealed');
  const links = { sealedLinks: true, sealedIdsAreGuessable: false };
  const report = await seal(rows, links);
  expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toContain('"link":true');
  expect(report).toContain('npm run register:links');
});

test('if a register can’t be read, the message says what to do', async () => {
  await expect(seal('', {})).rejects.toThrow(
    new RegExp(
      `register\\.csv could not be read.*\\n {2}do: ${sample.registerFaults['empty-file'].owner.slice(0, 20)}`,
    ),
  );
});

test('a register whose columns have moved since they were confirmed is not sealed', async () => {
  const settings = { headings: { id: 'Grade' } };
  await expect(seal('1,Asha,Python,A,,ID-1\n', settings)).rejects.toThrow(
    new RegExp(
      `was not sealed.\\n {2}do: ${sample.registerFaults['changed-form'].owner.slice(0, 20)}`,
    ),
  );
});

test('sealing works without its cache of derived keys', async () => {
  vi.stubEnv('REGISTER_CACHE', join(project, 'register.key'));
  expect(await seal('1,Asha,Python,A,,ID-1\n')).toBe('1 certificate sealed');
});

function seal(rows: string, settings: Partial<Content['register']> = {}) {
  writeFileSync(join(project, 'content/register/register.csv'), rows && headings + rows);
  const register = {
    ...sample.register,
    address: 'register.csv',
    idShapes: ['ID-0', 'ITA-0000-0000'],
    sealedIdsAreGuessable: true,
    ...settings,
  };
  return sealSiteRegister({ ...sample, register }, project, folder, () => undefined);
}
