import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { sampleRegister } from '../src/register/testing/sample-register.ts';
import { expect, test } from './validator-test.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

/** Bytes after gzip, React and Astro's adapter for it aside. */
const budget = 28_000;
const reactFiles = /\/(client|react|jsx-runtime)\.[^/]*\.js$/;

test(`the first answer from a sheet with numbers as 0000 takes at most ${budget} bytes of script`, async ({
  page,
  validator,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await validator.open(Buffer.from(sampleRegister()));
  const needed = scripts.filter((response) => !reactFiles.test(response.url()));

  // Whatever the answer asks for comes too late: the answer does without it.
  await page.route('**/*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await validator.search('0007');
  await expect(validator.result).toContainText('Sample Student 007');
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
