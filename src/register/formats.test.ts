import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from './formats.ts';

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

describe.each(Object.values(formats).flatMap(({ endings }) => Object.entries(endings)))(
  'a register that ends with .%s',
  (ending, type) => {
    test('is named by the guide', () => {
      const [, kinds = ''] =
        /^The file is a workbook ([^]*?)\. /m.exec(textOf('docs/register.md')) ?? [];
      expect(kinds).toContain(`\`.${ending}\``);
    });

    test('is served by nginx with its own type', () => {
      expect(textOf('deploy/nginx.conf')).toMatch(`${type} ${ending};`);
    });
  },
);
