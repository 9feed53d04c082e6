import { expect, test } from 'vitest';
import { registerSchema } from './register.ts';

const plain = { address: 'register.xlsx', columns: { student: 2, course: 3, id: 5 } };

test('links that carry a secret are refused where the register itself is published', () => {
  expect(registerSchema.safeParse({ ...plain, sealed: true, sealedLinks: true }).success).toBe(
    true,
  );
  expect(registerSchema.safeParse({ ...plain, sealedLinks: false }).success).toBe(true);
  for (const sealed of [undefined, false]) {
    const { error } = registerSchema.safeParse({ ...plain, sealed, sealedLinks: true });
    expect(error?.issues).toMatchObject([
      { path: ['sealedLinks'], params: { fix: expect.stringContaining('sealed: true') } },
    ]);
  }
});
