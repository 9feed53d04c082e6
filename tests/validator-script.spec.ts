import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { sampleRegister } from '../src/register/testing/sample-register.ts';
import { expect, test, threeRows } from './validator-test.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

/** Bytes after gzip, React and Astro's adapter for it aside. */
const budget = 28_000;
const reactFiles = /\/(client|react|jsx-runtime)\.[^/]*\.js$/;

for (const [what, register, id, student] of [
  ['a plain .xlsx', threeRows, 'ID-0001', 'Asha'],
  ['the sample, with numbers as 0000', sampleRegister(), '0007', 'Sample Student 007'],
] as const) {
  test(`the first answer from ${what} takes at most ${budget} bytes of script`, async ({
    page,
    validator,
  }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
    });
    await validator.open(Buffer.from(register));
    const needed = scripts.filter((response) => !reactFiles.test(response.url()));

    // Whatever the answer asks for comes too late: the answer does without it.
    await page.route('**/*.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await validator.search(id);
    await expect(validator.result).toContainText(student);
    await refused;

    const sizes = await Promise.all(
      needed.map(async (response) => {
        const bytes = gzipSync(await response.body(), { level: 9 }).length;
        return [new URL(response.url()).pathname, bytes] as const;
      }),
    );
    const names = sizes.map(([name]) => name).join(' ');
    for (const name of ['certificate-validator', 'register-worker', 'register-core']) {
      expect(names).toContain(name);
    }
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budget);
  });
}
