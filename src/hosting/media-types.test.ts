import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mediaTypes } from './media-types.ts';

test('the settings of nginx have every media type that `mediaTypes` lists', () => {
  const conf = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const [, list = ''] = /\btypes \{([^}]*)\}/.exec(conf) ?? [];
  const rows = list.matchAll(/(\S+) ([^;]+);/g);
  const known = [...rows].flatMap(([, type, endings = '']) =>
    endings.split(' ').map((ending) => [ending, type]),
  );
  expect(Object.fromEntries(known)).toMatchObject(mediaTypes);
});
