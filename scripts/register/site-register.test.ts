import { expect, test } from 'vitest';
import { registerBytes, registerPlace } from './site-register.ts';

test.each(['.', 'none.csv'])(
  'a register at %s is told with its place and what to do',
  async (address) => {
    await expect(registerBytes(registerPlace({ address }, 'content'))).rejects.toThrow(
      /^The register content.register.* can't be opened \(.*\)\.\n {2}do: look/,
    );
  },
);
