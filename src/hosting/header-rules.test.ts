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
  ['/about', { a: '1', b: 'x; y' }],
  ['/_astro/a.css', { a: '1', b: 'x; y', c: '3' }],
  ['/_astro/a.js', { a: '1', b: 'x; y, z', c: '3' }],
  ['/sealed/0123/10.bin', { a: '1', b: 'x; y', d: '4' }],
  ['/sealed/manifest.json', { a: '1', b: 'x; y' }],
  ['/ajs', { a: '1', b: 'x; y' }],
])(
  '%s has the headers of all rules that match; of the same one, the values are joined',
  (path, headers) => {
    expect(Object.fromEntries(headersFor(path, rules))).toEqual(headers);
  },
);
