import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatsOfFiles } from './file-formats.ts';

test('the guide mentions the file-name endings of every kind of register file', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/register.md'), 'utf8');
  const [, kinds = ''] = /^The file is a workbook ([^]*?)\. /m.exec(guide) ?? [];
  for (const ending of formatsOfFiles.flatMap(({ endings }) => Object.keys(endings)))
    expect(kinds).toContain(`\`.${ending}\``);
});
