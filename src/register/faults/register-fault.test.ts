import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { faultKinds } from './register-fault.ts';

test('every kind of fault has its sentences for the visitor and for the owner, and no other has', async () => {
  const words: unknown = parse(await readFile('content/register-faults.yaml', 'utf8'));
  const sentences = z.record(
    z.enum(faultKinds),
    z.strictObject({ visitor: z.string().endsWith('.'), owner: z.string().endsWith('.') }),
  );
  expect(sentences.safeParse(words).error).toBeUndefined();
});
