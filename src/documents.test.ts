import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorOf } from './content/assemble-content.ts';

const root = join(import.meta.dirname, '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  'src/spreadsheet/testing/workbooks/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
];
const scripts = Object.keys(
  (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts,
);

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The anchors of a document's headings, as GitHub forms them. */
function headingsOf(file: string): string[] {
  const taken = new Set<string>();
  const text = textOf(file).replace(/^ *```.*?^ *```/gms, '');
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading, taken));
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Matches the guides' example paths, and paths of files that a build makes. */
const examples = /placements|Rust|[<…*]|^dist\/|register\.xlsx$/;
const folders = 'src|content|docs|tests|public|scripts|integrations|deploy|bench|\\.github';

describe.each(documents)('%s', (file) => {
  const text = textOf(file);

  test('names only files and folders that exist', () => {
    const paths = all(text, new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g'));
    const missing = paths.filter((path) => !examples.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('names only commands that exist', () => {
    const named = all(text, /npm run (?:--silent )?([a-z][\w:-]*)/g);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const links = all(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
    const broken = links.filter((link) =>
      isBroken(link.startsWith('#') ? file + link : join(dirname(file), link)),
    );
    expect(broken).toEqual([]);
  });
});

/** Whether `link`, a path from the root of the project, names a file or a heading that does not exist. */
function isBroken(link: string): boolean {
  const [path = '', heading] = link.split('#');
  if (!existsSync(join(root, path))) return true;
  return heading !== undefined && !headingsOf(path).includes(heading);
}

test('the code names only documents and headings that exist', () => {
  const named = ['src', 'scripts', 'integrations', 'tests', 'deploy', 'content', '.github']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro,css,yaml,yml,conf}`, { cwd: root }))
    .filter((name) => !name.includes('node_modules'))
    .flatMap((name) => all(textOf(name), /\b(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(isBroken)).toEqual([]);
});

test('a test’s title has at most 100 characters', () => {
  const files = globSync(
    '{src,tests,scripts,integrations,deploy,bench}/**/*.{spec,test}.{ts,tsx}',
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  );
  // A text right before a function is a test's title.
  const titles = files.flatMap((file) => all(textOf(file), /['`](.+)['`],\s*(?:async )?\(/g));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(({ length }) => length > 100)).toEqual([]);
});

test.each([
  ['Add a page', 5],
  ['Add a field to courses', 3],
  ['Add a fact of the academy', 3],
  ['Add a course', 2],
])('the guide “%s” has at most %i steps', (heading, most) => {
  const [, section = ''] = textOf('docs/changing-content.md').split(`## ${heading}\n`);
  const steps = (section.split('\n## ')[0] ?? '').match(/^\d\. /gm) ?? [];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.length).toBeLessThanOrEqual(most);
});

test('the owner’s guide shows exactly the pictures in its folder', () => {
  const pages = documents.filter((file) => file.startsWith('docs/owner/')).map(textOf);
  const shown = pages.flatMap((text) => all(text, /!\[[^\]]+\]\(pictures\/([^)]+)\)/g));
  expect(shown.toSorted()).toEqual(readdirSync(join(root, 'docs/owner/pictures')).toSorted());
});
