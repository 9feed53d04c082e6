import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('text has a copy in Brotli and in gzip beside it; pictures and short files have none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = 'words and words '.repeat(200);
  for (const name of ['page.html', 'photo.avif', 'data.xlsx']) {
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'short.css'), 'a{}');

  await precompress(folder);

  expect(readdirSync(folder).toSorted()).toEqual([
    'data.xlsx',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'photo.avif',
    'short.css',
  ]);
  const read = (name: string) => readFileSync(join(folder, name));
  expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('page.html.gz')).toString()).toBe(text);
});
