import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../src/content/load-content.ts';
import { registerBytes, registerPlace, siteCertificates } from './site-register.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-register-'));
  mkdirSync(join(folder, 'register'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a certificate that another replaces is sealed as replaced, also where the status is blank', async () => {
  const lines = [
    'Certificates,,,,,,,',
    'No.,Student,Course,Grade,Note,ID,Clerk,Replaced by',
    '1,Asha,Python,A,,ID-1,,ID-2',
    '2,Asha,Python,A,,ID-2,,',
  ];
  writeFileSync(join(folder, 'register/register.csv'), lines.join('\n'));
  const { content } = await loadContent('content');
  if (!content) throw new Error('the content has faults');
  const register = {
    address: 'register.csv',
    columns: { ...content.register.columns, replacedBy: 6 },
  };
  const certificates = await siteCertificates({ ...content, register }, folder);
  expect(certificates.map(({ id, facts }) => [id, facts])).toEqual([
    ['ID-1', { status: 'replaced', replacedBy: 'ID-2' }],
    ['ID-2', {}],
  ]);
});

test('a register that is no file, or is not there, is told with its place and what to do', async () => {
  for (const address of ['.', 'none.csv']) {
    const place = registerPlace({ address }, folder);
    await expect(registerBytes(place)).rejects.toThrow(
      /^The register .*site-register-.* can't be opened \(.*\)\.\n {2}do: look/,
    );
  }
});
