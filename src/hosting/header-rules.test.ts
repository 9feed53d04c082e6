import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './header-rules.ts';

const rules = parseHeadersFile(`# The headers of everything.
/*
  A: 1
  # Why.
  B: x; y

/_astro/*
  C: 3
/*.js
  B: z
/sealed/:edition/*
  D: 4
`);

test.each([
  ['/about', { A: '1', B: 'x; y' }],
  ['/_astro/a.css', { A: '1', B: 'x; y', C: '3' }],
  ['/_astro/a.js', { A: '1', B: 'x; y, z', C: '3' }],
  ['/sealed/0123/10.bin', { A: '1', B: 'x; y', D: '4' }],
  ['/sealed/manifest.json', { A: '1', B: 'x; y' }],
  ['/ajs', { A: '1', B: 'x; y' }],
])(
  '%s has the headers of all rules that match; of the same one, the values are joined',
  (path, headers) => {
    expect(Object.fromEntries(headersFor(path, rules))).toEqual(headers);
  },
);
