import { expect, test } from 'vitest';
import { unreachedKind } from './git-faults.ts';
import { repositoryOfRemote } from './repository-of-remote.ts';

test.each([
  [
    "fatal: unable to access 'https://github.com/a/b/': Could not resolve host: github.com",
    'no-network',
  ],
  ['ssh: connect to host github.com port 22: Network is unreachable', 'no-network'],
  [
    'remote: Permission to a/b.git denied to c.\nThe requested URL returned error: 403',
    'not-allowed',
  ],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'not-allowed',
  ],
  ['something new', 'other'],
])('Git’s “%s” is %s', (words, kind) => {
  expect(unreachedKind(words)).toBe(kind);
});

test.each([
  ['https://github.com/my-academy/website.git\n', 'my-academy/website'],
  ['git@github.com:my-academy/website.git', 'my-academy/website'],
  ['https://github.com/my-academy/my.site', 'my-academy/my.site'],
  ['https://gitlab.com/my-academy/website.git', undefined],
  ['https://notgithub.com/a/b', undefined],
  ['', undefined],
])('the repository of %s is %s', (address, repository) => {
  expect(repositoryOfRemote(address)).toBe(repository);
});
