import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const file = join(import.meta.dirname, '../../deploy/cloudfront/viewer-request.js');
const source = readFileSync(file, 'utf8');

test.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/courses', '/courses.html'],
  ['/courses/Java%20Script', '/courses/Java%20Script.html'],
  ['/_astro/style.css', '/_astro/style.css'],
])('CloudFront asks the bucket for %s as %s', (uri, asked) => {
  expect(handle(uri)).toMatchObject({ uri: asked });
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/courses/', '/courses'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['//about', '/about'],
])('CloudFront leads %s to %s', (uri, location) => {
  expect(handle(uri)).toMatchObject({
    statusCode: 301,
    headers: { location: { value: location } },
  });
});

test('CloudFront keeps the question of an address', () => {
  expect(handle('/about/', { from: { value: 'search' } })).toMatchObject({
    headers: { location: { value: '/about?from=search' } },
  });
});

function handle(uri: string, querystring: object = {}): unknown {
  return runInNewContext(`${source}\nhandler({ request: { uri, querystring } })`, {
    uri,
    querystring,
  });
}
