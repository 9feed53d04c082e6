import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorOf } from './content/content.ts';

const root = join(import.meta.dirname, '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/register/testing/workbooks/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const scripts = Object.keys(
  (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts,
);

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The addresses of a document's headings, as GitHub makes them. */
function headingsOf(file: string): string[] {
  const taken = new Set<string>();
  const text = textOf(file).replace(/^ *```.*?^ *```/gms, '');
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading, taken));
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** What the guides let one make, as an example, and what a build makes. */
const examples = /placements|Rust|[<…*]|^dist\/|register\.xlsx$/;
const folders = 'src|content|docs|tests|public|scripts|deploy|bench|\\.github';

describe.each(documents)('%s', (file) => {
  const text = textOf(file);

  test('names no file or folder that is not there', () => {
    const paths = all(text, new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g'));
    const missing = paths.filter((path) => !examples.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('names no command that is not there', () => {
    const named = all(text, /npm run (?:--silent )?([a-z][\w:-]*)/g);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test('links to no file or heading that is not there', () => {
    const links = all(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    });
    expect(broken).toEqual([]);
  });
});

test('the code names no document or heading that is not there', () => {
  const named = ['src', 'scripts', 'tests', 'deploy', 'content', '.github']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /^(?!.*node_modules).*\.(tsx?|astro|css|ya?ml|conf)$/.test(name))
    .flatMap((name) => all(textOf(name), /\b(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g));
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter((link) => {
    const [path = '', heading] = link.split('#');
    return (
      !existsSync(join(root, path)) ||
      (heading !== undefined && !headingsOf(path).includes(heading))
    );
  });
  expect(missing).toEqual([]);
});

test.each([
  ['Add a page', 5],
  ['Add a field to courses', 3],
  ['Add a fact of the academy', 3],
  ['Add a course', 2],
])('%s: the guide asks for no more than %i files', (heading, most) => {
  const [, section = ''] = textOf('docs/changing-content.md').split(`## ${heading}\n`);
  const steps = (section.split('\n## ')[0] ?? '').match(/^\d\. /gm) ?? [];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.length).toBeLessThanOrEqual(most);
});

test('the owner’s guide shows every picture that was taken for it, and no other', () => {
  const pages = documents.filter((file) => file.startsWith('docs/owner/')).map(textOf);
  const shown = pages.flatMap((text) => all(text, /!\[[^\]]+\]\(pictures\/([^)]+)\)/g));
  expect(shown.toSorted()).toEqual(readdirSync(join(root, 'docs/owner/pictures')).toSorted());
});
