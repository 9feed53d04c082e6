import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { faultyRegisters } from '../../src/register/testing/faulty-registers.ts';
import { checkRegister } from './check-register.ts';

const contentFolder = join(import.meta.dirname, '../../content');

let folder: string;
let content: Content;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-register-'));
  const read = await loadContent(contentFolder);
  if (!read.content) throw new Error('the content has faults');
  content = read.content;
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
