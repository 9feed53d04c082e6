import { expect, test } from 'vitest';
import { registerSources } from './register-sources.ts';

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
    'other hosts are those that are named',
    'address: https://files.example/a.csv\nhosts:\n  - "*.cdn.example"\n  - files.example',
    ['https://files.example', 'https://*.cdn.example'],
  ],
])('%s', (_, text, sources) => {
  expect(registerSources(`${text}\n${columns}\n`)).toEqual(sources);
});

test.each(['https://files.example', 'files.example/path', "'self'", 'a; script-src *', '*'])(
  '%s is no host',
  (host) => {
    const text = `address: register.xlsx\nhosts: [${JSON.stringify(host)}]\n${columns}\n`;
    expect(() => registerSources(text)).toThrow('must be a host');
  },
);
