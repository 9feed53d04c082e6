import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../src/content/load-content.ts';
import { writeOwnersContent } from '../tests/owner/owners-content.ts';

// What GitHub does with a change, as far as it can be asked here: the workflow's own text and its own commands.

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps?: readonly Step[];
}

const workflow = (name: string) =>
  // The YAML of the workflow gives no type; these are its jobs.
  parse(readFileSync(join(import.meta.dirname, '../.github/workflows', name), 'utf8')) as {
    readonly jobs: Readonly<Record<string, Job>>;
  };
const { jobs } = workflow('publish.yml');
const commands = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run }) => run ?? []);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'workflow-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a change of content/ alone is checked, built, and its links followed, without a test of the code', () => {
  expect(commands(jobs['content'])).toEqual([
    'npm ci',
    'npm run check -- --live',
    'npm run check',
    'npm run build',
    'npm run test:links',
  ]);
  expect(jobs['content']?.if).toBe("needs.settings.outputs.code-is-tested == 'true'");
  expect(jobs['test']?.if).toBe("needs.settings.outputs.code-is-tested != 'true'");
  for (const host of ['github-pages', 'cloudflare-pages']) {
    expect(jobs[host]?.needs).toEqual(['test', 'content']);
    expect(jobs[host]?.if).toContain(
      "(needs.test.result == 'success' || needs.content.result == 'success')",
    );
  }
});

test('a change of the code is tested with another academy’s content, too', () => {
  const { jobs: tests } = workflow('test.yml');
  expect(commands(tests['owner'])).toContain('npm run test:owner');
  expect(commands(tests['test'])).toContain('npm test');
});

test('another academy’s content needs no key, be the register of this one sealed', async () => {
  const content = join(folder, 'content');
  cpSync(join(import.meta.dirname, '../content'), content, { recursive: true });
  const settings = join(content, 'register.yaml');
  const seal = 'sealed: true\nsealedLinks: true\n';
  writeFileSync(settings, seal + readFileSync(settings, 'utf8').replaceAll(/^sealed.*\n/gm, ''));
  await writeOwnersContent(content);
  const { problems, content: own } = await loadContent(content);
  expect(problems).toEqual([]);
  expect(own?.register).not.toHaveProperty('sealed');
});

test('only content changed since the last good run: the code is tested', () => {
  const good = commit({ 'content/home.yaml': 'a', 'src/page.ts': 'a' });
  commit({ 'content/home.yaml': 'b' });
  commit({ 'content/courses/New.md': 'c' });
  expect(codeIsTested(good)).toBe(true);
});

test('the code is not tested by a run before it, nor where no good run is known', () => {
  const good = commit({ 'content/home.yaml': 'a', 'src/page.ts': 'a' });
  commit({ 'src/page.ts': 'b' });
  commit({ 'content/home.yaml': 'b' });
  expect(codeIsTested(good)).toBe(false);
  expect(codeIsTested('')).toBe(false);
  expect(codeIsTested('0'.repeat(40))).toBe(false);
  expect(codeIsTested(undefined)).toBe(false);
});

/** Commits these files, and gives the commit's name. */
function commit(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@academy.example', 'commit', '-qm', 'Change');
  return git('rev-parse', 'HEAD').trim();
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
}

/** What the workflow's own command finds, where GitHub names this commit as that of the last good run; undefined: it fails. */
function codeIsTested(good: string | undefined): boolean {
  const programs = mkdtempSync(join(folder, '.git', 'programs-'));
  const answer = good === undefined ? 'exit 1' : `echo ${good}`;
  writeFileSync(join(programs, 'gh'), `#!/bin/sh\n${answer}\n`);
  chmodSync(join(programs, 'gh'), 0o755);
  const output = join(programs, 'output');
  const script = jobs['settings']?.steps?.find(({ id }) => id === 'code')?.run ?? '';
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    // It complains of a commit that is gone, and goes on.
    stdio: 'ignore',
    env: {
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
      GITHUB_OUTPUT: output,
    },
  });
  const told = readFileSync(output, 'utf8');
  expect(told).toMatch(/^is-tested=(true|false)\n$/);
  return told === 'is-tested=true\n';
}
