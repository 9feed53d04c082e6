import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'astro';
import { expect, onTestFinished, test } from 'vitest';
import { intoPlaceWhenWhole } from './into-place-when-whole.ts';

test(
  'a build that fails leaves the last site as it was, and one that is whole takes its place',
  {
    timeout: 60_000,
  },
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    symlinkSync(
      join(import.meta.dirname, '../../node_modules'),
      join(root, 'node_modules'),
      'junction',
    );
    mkdirSync(join(root, 'src/pages'), { recursive: true });
    const builtPage = (name: string) => join(root, 'dist', name, 'index.html');
    const buildWith = (pages: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(pages)) {
        writeFileSync(join(root, `src/pages/${name}.astro`), text);
      }
      return build({
        root,
        configFile: false,
        logLevel: 'silent',
        integrations: [intoPlaceWhenWhole()],
      });
    };

    await buildWith({ one: '<p>the first</p>' });
    expect(readFileSync(builtPage('one'), 'utf8')).toContain('the first');

    await expect(
      buildWith({ one: '<p>the second</p>', two: '{undefined.text}' }),
    ).rejects.toThrow();
    expect(readFileSync(builtPage('one'), 'utf8')).toContain('the first');

    await buildWith({ two: '<p>no fault</p>' });
    expect(readFileSync(builtPage('one'), 'utf8')).toContain('the second');
    expect(existsSync(builtPage('two'))).toBe(true);
    const folders = readdirSync(root).filter((name) => name.startsWith('dist'));
    expect(folders).toEqual(['dist']);
  },
);
