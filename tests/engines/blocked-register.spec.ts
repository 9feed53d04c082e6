import { createServer } from 'node:http';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { registerFaults, validator as words } from '../content-words.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { expectAnswer, serveRegister } from './validator-window.ts';
import { button } from './visitor.ts';

// What each of them says of a request that the policy stops.
test.use({
  expectedMessages: [
    /Content.Security.Policy|connect-src forbids|Failed to load resource|access control checks/,
  ],
});

const register = plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']);

test(
  'R9: a register that leads on to a host which the policy blocks is no lost connection',
  { tag: '@chromium-too' },
  async ({ visitor, site }) => {
    const asked: string[] = [];
    // Open to every site, so that nothing but the policy of this one is in the way.
    const host = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(register);
    });
    const address = `http://127.0.0.1:${await listenOnFreePort(host)}/register.xlsx`;
    try {
      serveRegister(site, (_, response) => response.writeHead(302, { Location: address }).end());
      await visitor.open('/SearchById#id=ID-1');
      const told = async () => (await visitor.texts({ role: 'alert' })).join(' ');
      await expect.poll(told).toContain(registerFaults['blocked-by-policy'].visitor);
      expect(asked).toEqual([]);

      serveRegister(site, register);
      await visitor.click(button(words.failed.tryAgain));
      await expectAnswer(visitor, 'Asha');
    } finally {
      host.close();
    }
  },
);
