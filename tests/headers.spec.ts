import { expect, test } from './site-test.ts';

// What the browser refuses, as the headers and the pages' policies ask it to.

test.use({ expectedMessages: [/Content Security Policy|TrustedHTML|TrustedScript/i] });

test('a page is isolated from those of other origins: no text becomes script, and no other host is asked', async ({
  page,
}) => {
  await page.goto('/SearchById');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const refused = await page.evaluate(async () => {
    const outcome = async (run: () => unknown) => {
      try {
        await run();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    return {
      markup: await outcome(() => (document.createElement('p').innerHTML = '<b>text</b>')),
      script: await outcome(() => (document.createElement('script').text = 'run()')),
      // Later, since what a test calls directly is allowed to.
      evaluation: await new Promise((resolve) => {
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is there to be refused.
        setTimeout(() => resolve(outcome(() => new Function('return 1'))));
      }),
      policy: await outcome(() => {
        // TypeScript's DOM types lack Trusted Types.
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        return trustedTypes.createPolicy('elsewhere', {});
      }),
      request: await outcome(() => fetch('https://elsewhere.example/')),
    };
  });
  expect(refused).toEqual({
    markup: 'refused',
    script: 'refused',
    evaluation: 'refused',
    policy: 'refused',
    request: 'refused',
  });
});
