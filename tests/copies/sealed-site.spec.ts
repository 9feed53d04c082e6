import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readRows } from '../../src/register/read/read-rows.ts';
import { openFile } from '../../src/register/file/open-file.ts';
import { readKeyFile } from '../../src/register/sealed/keys.ts';
import { sampleRegister } from '../../src/register/testing/sample-register.ts';
import { copyFolder } from '../site-copies.ts';
import { TextSearch } from '../text-search.ts';

// The site as it is built with `sealed: true`; no browser needed.

const folder = copyFolder('sealed');

test('no byte of the built site tells a student, an ID or a row of the register, or the key', async () => {
  const rows = await readRows(await openFile(sampleRegister()));
  const texts = rows.slice(2).flatMap(({ cells }) => rowTexts(cells));
  expect(texts.length).toBeGreaterThan(900);
  const secret = Buffer.from(readKeyFile(readFileSync(join(folder, '..', 'register.key'), 'utf8')));
  const keys = [secret, secret.toString('hex'), secret.toString('base64')];
  const search = new TextSearch([...texts, ...keys]);
  // It finds what is there.
  const row = rows[2]?.cells.join(',') ?? '';
  expect(search.in(Buffer.from(`…${row}…`)).length).toBeGreaterThan(2);
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => search.in(readFileSync(file)).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('the register itself is not published, and no page names it; what is sealed may be kept as it is', () => {
  expect(existsSync(join(folder, 'register'))).toBe(false);
  const page = readFileSync(join(folder, 'SearchById.html'), 'utf8');
  expect(page).not.toContain('sample-register');
  expect(page).toContain('/sealed/manifest.json');
  expect(page).toContain(";connect-src 'self';");
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toMatch(
    /^\/sealed\/:edition\/\*\s+Cache-Control: public, max-age=31536000, immutable, no-transform$/m,
  );
});

/** Each cell that is long enough not to occur by chance, but for the course, and the row as text. */
function rowTexts(cells: readonly (string | undefined)[]): string[] {
  const own = cells.flatMap((cell = '', index) => (index !== 2 && cell.length >= 6 ? cell : []));
  return [...own, ...[',', '\t', ';', '","'].map((comma) => cells.slice(1, 3).join(comma))];
}
