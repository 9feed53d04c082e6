import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { registerSchema } from '../content/schemas/register.ts';
import { headerRules } from './headers.ts';
import { registerSources } from './page-policy.ts';

const google = 'https://docs.google.com/spreadsheets/d/e/x/pub?output=csv';
const dropbox = 'https://www.dropbox.com/scl/fi/x/r.xlsx?rlkey=k&dl=0';

test.each([
  ['register.xlsx', '', []],
  ['https://files.example:8443/a/b.csv?c=d', '', ['https://files.example:8443']],
  // Google and Dropbox redirect to other hosts.
  [google, '', ['https://docs.google.com', 'https://*.googleusercontent.com']],
  [dropbox, '', ['https://dl.dropboxusercontent.com', 'https://*.dropboxusercontent.com']],
  [
    'https://files.example/a.csv',
    'hosts: ["*.cdn.example", files.example, "cdn.example:8443"]',
    ['https://files.example', 'https://*.cdn.example', 'https://cdn.example:8443'],
  ],
  // Only the build fetches the sheet of a sealed register.
  [google, 'hosts: [files.example]\nsealed: true', []],
])('a register at %s with the settings %j needs the hosts %j', (address, settings, sources) => {
  expect(registerSources(read(address, settings))).toEqual(sources);
});

test('a Worker may send requests only to the site and to the register’s hosts', () => {
  const sources = registerSources(read(google, 'hosts: [files.example]'));
  const ofScripts = headerRules(sources).find(({ path }) => path === '/*.js');
  const policy = ofScripts?.headers['Content-Security-Policy'] ?? '';
  const asked = /connect-src ([^;]*)/.exec(policy)?.[1];
  expect(asked?.split(' ')).toEqual(["'self'", ...sources]);
});

test.each(['https://files.example', 'files.example/path', "'self'", 'a; script-src *', '*'])(
  'the settings of a register refuse the host %s',
  (host) => {
    const hosts = `hosts: [${JSON.stringify(host)}]`;
    expect(() => read('register.xlsx', hosts)).toThrow('must be a host');
  },
);

function read(address: string, settings: string) {
  const columns = 'columns: { student: 2, course: 3, id: 5 }';
  return registerSchema.parse(parse(`address: ${address}\n${settings}\n${columns}\n`));
}
