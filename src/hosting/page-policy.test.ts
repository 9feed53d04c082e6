import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { registerSchema } from '../content/schemas/register.ts';
import { registerSources } from './page-policy.ts';

const columns = 'columns: { student: 2, course: 3, id: 5 }';

test.each([
  ['a file on the site itself needs none', 'address: register.xlsx', []],
  [
    'a file elsewhere needs its host',
    'address: https://files.example:8443/a/b.csv?c=d',
    ['https://files.example:8443'],
  ],
  [
    'a sheet published by Google needs the host that Google leads on to',
    'address: https://docs.google.com/spreadsheets/d/e/x/pub?output=csv',
    ['https://docs.google.com', 'https://*.googleusercontent.com'],
  ],
  [
    'a Dropbox link needs the hosts that hand out its files',
    'address: https://www.dropbox.com/scl/fi/x/r.xlsx?rlkey=k&dl=0',
    ['https://dl.dropboxusercontent.com', 'https://*.dropboxusercontent.com'],
  ],
  [
    'other hosts are those that are named',
    'address: https://files.example/a.csv\nhosts:\n  - "*.cdn.example"\n  - files.example\n  - cdn.example:8443',
    ['https://files.example', 'https://*.cdn.example', 'https://cdn.example:8443'],
  ],
  [
    'a sealed register needs none, since only the build asks for it',
    'address: https://docs.google.com/spreadsheets/d/x/edit?gid=0#gid=0\nhosts: [files.example]\nsealed: true',
    [],
  ],
])('%s', (_, text, sources) => {
  expect(registerSources(settings(`${text}\n${columns}\n`))).toEqual(sources);
});

test.each(['https://files.example', 'files.example/path', "'self'", 'a; script-src *', '*'])(
  '%s is no host',
  (host) => {
    const text = `address: register.xlsx\nhosts: [${JSON.stringify(host)}]\n${columns}\n`;
    expect(() => registerSources(settings(text))).toThrow('must be a host');
  },
);

function settings(text: string) {
  return registerSchema.parse(parse(text));
}
