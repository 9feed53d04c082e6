import { createServer } from 'node:http';
import { registerFaults } from './content-words.ts';
import { listenOnFreePort } from '../scripts/listen-on-free-port.ts';
import { plainSheet } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({
  // What Chromium says of a request that the policy stops, and the request that it did not send.
  expectedMessages: [
    /Content Security Policy|Failed to load resource|request to another host: http:\/\/127\.0\.0\.1/,
  ],
});

test('R9: a register that leads on to a host which the policy blocks is told as such, not as a lost connection', async ({
  page,
}) => {
  const validator = new ValidatorPage(page);
  const register = plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']);
  const asked: string[] = [];
  // Open to every site, so that nothing but the policy of this site is in the way.
  const host = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(register);
  });
  const address = `http://127.0.0.1:${await listenOnFreePort(host)}/register.xlsx`;
  try {
    await validator.serve({ status: 302, headers: { Location: address } });
    await page.goto('/SearchById#id=ID-1');
    await validator.expectFailure(registerFaults['blocked-by-policy'].visitor);
    expect(asked).toEqual([]);

    await validator.serve(register);
    await validator.tryAgain.click();
    await expect(validator.result).toContainText('Certificate Valid');
  } finally {
    host.close();
  }
});
