import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { sampleRegister } from '../src/register/testing/sample-register.ts';
import { plainSheet } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

// A service worker fetches in advance what this page does not wait for.
test.use({
  settings: 'known',
  serviceWorkers: 'block',
  expectedMessages: [/Failed to load resource/],
});

/** Bytes after gzip, React and Astro's adapter for it aside. */
const budget = 28_000;
const reactFiles = /\/(client|react|jsx-runtime)\.[^/]*\.js$/;

const limit = `takes at most ${budget} bytes of script`;

test(`the first answer from a plain .xlsx ${limit}`, async ({ page }) => {
  const register = plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']);
  await expectWithinBudget(page, register, 'ID-1', 'Asha');
});

test(`the first answer from the sample register, with numbers as 0000, ${limit}`, async ({
  page,
}) => {
  const register = Buffer.from(sampleRegister());
  await expectWithinBudget(page, register, '0007', 'Sample Student 007');
});

async function expectWithinBudget(page: Page, register: Buffer, id: string, student: string) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  const validator = new ValidatorPage(page);
  await validator.open(register);
  const needed = [...scripts];

  // Whatever the answer asks for comes too late: the answer does without it.
  await page.route('**/*.js', (route) => route.abort());
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url()));
  await validator.search(id);
  await expect(validator.result).toContainText(student);
  await expect.poll(() => refused.length).toBeGreaterThan(0);

  const sizes = await Promise.all(
    needed
      .filter((response) => !reactFiles.test(response.url()))
      .map(async (response) => {
        const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
        return { name, bytes: gzipSync(await response.body(), { level: 9 }).length };
      }),
  );
  const names = sizes.map(({ name }) => name).join(' ');
  expect(names).toMatch(/certificate-validator/);
  expect(names).toMatch(/register-worker/);
  expect(names).toMatch(/register-core/);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budget);
}
