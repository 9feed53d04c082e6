import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import playwright from '../playwright.config.ts';
import { temporaryFolder } from '../src/content/testing/temporary-folder.ts';
import { listenOnFreePort } from '../tests/support/listen-on-free-port.ts';

// These tests check only how npm starts the commands, and what it passes on.

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'package.json'), 'utf8');
const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };

test('npm checks Node’s version before it starts TypeScript, Astro or the tests', () => {
  const guard = /\bnode --import \.\/scripts\/require-node\.js \S+\.(ts|mjs)\b/;
  const unguarded = Object.entries(scripts)
    .filter(([name, line]) => /\bnode .*\.ts\b|\bastro\b/.test(line) || name === 'test')
    .filter(([, line]) => !guard.test(line));
  expect(unguarded).toEqual([]);
});

test('npm test runs each of Playwright’s projects', () => {
  const [, chosen = ''] = /--project (.*)$/.exec(scripts['test'] ?? '') ?? [];
  const patterns = ['copies', ...(chosen.match(/[\w*-]+/g) ?? [])].map(
    (pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`),
  );
  const names = playwright.projects?.map(({ name = '' }) => name) ?? [];
  expect(names).toContain('desk');
  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
});

test.each([
  ['a command of npm', ['--import', './scripts/require-node.js', 'scripts/check-content.ts']],
  ['a server that is started by hand', ['scripts/serve.js']],
])('with an older Node, %s says which Node is needed and how to start', (_, words) => {
  const pretended = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.0' } })`;
  const before = ['--import', `data:text/javascript,${encodeURIComponent(pretended)}`];
  const { status, stderr, stdout } = run([...before, ...words]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/needs Node 24 or newer, and this is Node 20\.11\.0[^]*npm start/);
});

test('commands switch off the reports to Astro, which would need a home folder to write to', () => {
  const print = 'console.log(process.env.ASTRO_TELEMETRY_DISABLED)';
  expect(run(['--import', './scripts/require-node.js', '-e', print]).stdout).toBe('1\n');
});

test('commands fetch a register on another host through the proxy in HTTPS_PROXY', async () => {
  const asked: (string | undefined)[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const HTTPS_PROXY = `http://127.0.0.1:${await listenOnFreePort(proxy)}`;
  const [, , ...words] = scripts['register:check']?.split(' ') ?? [];
  const env = { ...process.env, HTTPS_PROXY, https_proxy: HTTPS_PROXY, NO_PROXY: '', no_proxy: '' };
  const all = ['--import', ...words, 'https://register.invalid/register.csv'];
  const checked = promisify(execFile)(process.execPath, all, { cwd: root, env });
  await checked.catch(() => undefined);
  proxy.close();
  expect(asked).toContain('register.invalid:443');
});

test('npm run check exits with 1 if the given folder has faults', () => {
  const { status, stdout, stderr } = run(['scripts/check-content.ts', '--live', temporaryFolder()]);
  const faulty = expect.stringMatching(/^content: not in order: \d+ faults in \d+ files\n$/);
  expect({ status, stdout }).toEqual({ status: 1, stdout: faulty });
  expect(stderr).toContain('Not ready to go live');
});

test('npm run register:check finds a file relative to where npm was called', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'own.csv'), 'Register\nNo.,Student,Course,,,ID\n1,Asha,C++,,,\n');
  const { status, stdout, stderr } = run(['scripts/register-check.ts', 'own.csv'], folder);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain('own.csv');
});

function run(words: readonly string[], calledFrom = '.') {
  const env = { ...process.env, INIT_CWD: calledFrom };
  return spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
}
