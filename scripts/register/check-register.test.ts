import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { defaultColumns } from '../../src/register/certificates/columns.ts';
import { faultyRegisters } from '../../src/register/testing/faulty-registers.ts';
import { headings, titleRow, usual } from '../../src/register/testing/register-lines.ts';
import { sheetsFile } from '../../src/register/testing/spreadsheet-file.ts';
import { checkRegister } from './check-register.ts';

const contentFolder = join(import.meta.dirname, '../../content');

let folder: string;
let content: Content;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-register-'));
  const read = await loadContent(contentFolder);
  if (!read.content) throw new Error('the content has faults');
  // Whatever the owner's settings of the register are, sealed or not.
  const { address } = read.content.register;
  content = { ...read.content, register: { address, columns: defaultColumns } };
});

afterAll(() => rm(folder, { recursive: true }));

test.each(faultyRegisters)('a file with $what has that finding', async ({ lines, finding }) => {
  const file = join(folder, 'register.csv');
  await writeFile(file, lines.map((row) => row.map(csvField).join(',')).join('\n'));
  const { kind, rows } = finding;
  await expect(checkRegister(file, content)).resolves.toMatchObject({
    status: 'findings',
    findings: expect.arrayContaining([expect.objectContaining(rows ? { kind, rows } : { kind })]),
  });
});

test('phone numbers in another sheet are found, unless the register is sealed', async () => {
  const file = join(folder, 'phones.xlsx');
  const contacts = Array.from({ length: 20 }, (_, at) => [
    `Student ${at}`,
    String(9_811_122_233 + 7_654_321 * at),
    `student${at}@mail.example`,
  ]);
  const sheets = { Register: [titleRow, headings, ...usual()], Contacts: contacts };
  await writeFile(file, sheetsFile(sheets));
  const checked = await checkRegister(file, content);
  expect(checked).toMatchObject({
    status: 'findings',
    findings: [{ kind: 'personal-sheet', texts: ['Contacts'] }],
  });
  const { register } = content;
  const sealed = {
    ...content,
    register: { ...register, sealed: true, sealedIdsAreGuessable: true },
  };
  await expect(checkRegister(file, sealed)).resolves.toMatchObject({ status: 'clean' });
});

// An owner may have taken them away.
test.for(['sample-register.xlsx', 'blank-register.xlsx'])(
  '%s has no faults',
  async (name, { skip }) => {
    const file = join(contentFolder, 'register', name);
    skip(!existsSync(file), 'it has been taken away');
    const checked = await checkRegister(file, content);
    expect(checked).toMatchObject({ status: 'clean', findings: [] });
  },
);

function csvField(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
