import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '../built-desk.ts';
import { copyFolder } from '../site-copies.ts';

// What the desk leaves in the built site; no browser needed.

test('the desk is online where the owner publishes it, and no page or script for visitors names it', () => {
  const [without, withDesk] = [copyFolder('changed'), copyFolder('elsewhere')].map(filesIn);
  const isOfDesk = (path: string) => /^desk(\/|\.html)/.test(path);
  expect(without?.filter(isOfDesk)).toEqual([]);
  expect(withDesk?.filter(isOfDesk)).toEqual(
    expect.arrayContaining(['desk.html', 'desk/online.html', 'desk/words.html', 'desk/state.json']),
  );
  const naming = withDesk?.filter(
    (path) =>
      /\.(html|js|css|xml|txt|json|webmanifest)$/.test(path) &&
      !isOfDesk(path) &&
      /[/"]desk\b/.test(textOf(path)),
  );
  // The service worker, which leaves it alone.
  expect(naming).toEqual(['sw.js']);
});

function textOf(path: string): string {
  return readFileSync(join(copyFolder('elsewhere'), path), 'utf8');
}
