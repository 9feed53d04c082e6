import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { makeRepository, nameOwner } from '../../../tests/repository.ts';
import { changesHere, unsentCommits } from './changes-here.ts';
import { findGit } from './find-git.ts';
import { gitIn, type Git } from './git.ts';
import { hindranceIn, publishHere } from './publish-here.ts';

const program = findGit() ?? 'git';

/** Both folders as each test begins with them. */
let template: string;
let folder: string;
let work: string;
let remote: string;
let git: Git;

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'publish-'));
  const website = join(template, 'the website');
  await mkdir(join(website, 'content/courses'), { recursive: true });
  await writeFile(join(website, 'content/academy.yaml'), 'phones: ["020 1"]\n');
  await writeFile(join(website, 'other.txt'), 'one\n');
  await makeRepository(gitIn(website, program), '../remote.git');
});

afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  await cp(template, folder, { recursive: true });
  work = join(folder, 'the website');
  remote = join(folder, 'remote.git');
  git = gitIn(work, program);
});

afterEach(() => rm(folder, { recursive: true }));

test('what was changed, what came and what went is told with its texts', async () => {
  await writeFile(join(work, 'content/courses/Java Script.md'), 'new\n');
  await changePhone();
  await writeFile(join(work, 'content/lab.jpg'), 'bytes');
  await writeFile(join(work, 'other.txt'), 'two\n');
  expect(await changesHere(git, work)).toEqual([
    {
      path: 'academy.yaml',
      status: 'changed',
      before: 'phones: ["020 1"]\n',
      after: 'phones: ["020 2"]\n',
    },
    { path: 'courses/Java Script.md', status: 'new', after: 'new\n' },
    { path: 'lab.jpg', status: 'new' },
  ]);
  await rm(join(work, 'content/academy.yaml'));
  expect((await changesHere(git, work))[0]).toMatchObject({ status: 'removed' });
});

test('publishing commits the content and nothing else, with the message to the letter, and sends it', async () => {
  await changePhone();
  await writeFile(join(work, 'other.txt'), 'two\n');
  await git('add', 'other.txt');
  const outcome = await publishHere(git, 'New phone; $(touch gone) "020 2"', []);
  expect(outcome.status).toBe('sent');
  const { out } = await gitIn(remote, program)('log', '-1', '--format=%s', '--name-only');
  expect(out).toBe('New phone; $(touch gone) "020 2"\n\ncontent/academy.yaml\n');
  expect((await git('status', '--porcelain')).out).toBe('A  other.txt\n');
  expect(await changesHere(git, work)).toEqual([]);
  expect((await publishHere(git, 'Again', [])).status).toBe('refused');
});

test('with a fault nothing is done, and it is told', async () => {
  await changePhone();
  const fault = { file: 'academy.yaml', where: '', message: 'wrong', fix: 'correct it' };
  expect(await publishHere(git, 'New phone', [fault])).toMatchObject({
    status: 'refused',
    problems: [fault],
  });
  expect((await git('log', '--oneline')).out.trim().split('\n')).toHaveLength(1);
});

test('without words nothing is done', async () => {
  await changePhone();
  expect(await publishHere(git, '  ', [])).toMatchObject({
    status: 'refused',
    told: { message: 'It is not said what was changed.' },
  });
});

test('where GitHub has a newer change, this one is kept here, and goes when that one is pulled', async () => {
  const other = await secondComputer();
  await writeFile(join(other.folder, 'content/home.yaml'), 'a: 1\n');
  await other.git('add', '--all');
  await other.git('commit', '--quiet', '-m', 'theirs');
  await other.git('push', '--quiet');

  await changePhone();
  const outcome = await publishHere(git, 'New phone', []);
  expect(outcome.status).toBe('kept');
  expect(outcome.told.message).toContain('a newer change');
  expect(outcome.told.message).toContain('Nothing is lost');
  expect(outcome.told.fix).toContain('Pull origin');
  expect(await readFile(join(work, 'content/academy.yaml'), 'utf8')).toContain('020 2');
  expect(await unsentCommits(git)).toBe(1);
  // Theirs is no change of ours.
  expect((await changesHere(git, work)).map(({ path }) => path)).toEqual(['academy.yaml']);

  await git('pull', '--quiet', '--no-rebase', '--no-edit');
  expect((await publishHere(git, '', [])).status).toBe('sent');
});

test('a folder that is not connected to GitHub keeps the change', async () => {
  await git('remote', 'remove', 'origin');
  await changePhone();
  const outcome = await publishHere(git, 'New phone', []);
  expect(outcome).toMatchObject({ status: 'kept' });
  expect(outcome.told.fix).toContain('Publish repository');
});

test('a connection that has no branch yet gets one', async () => {
  await git('remote', 'remove', 'origin');
  await gitIn(folder, program)('init', '--quiet', '--bare', '--initial-branch=main', 'second.git');
  await git('remote', 'add', 'origin', join(folder, 'second.git'));
  await changePhone();
  expect((await publishHere(git, 'New phone', [])).status).toBe('sent');
  expect(await unsentCommits(git)).toBe(0);
});

test('a host that can’t be reached keeps the change, and Git’s words are told', async () => {
  await git('remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
  await changePhone();
  const outcome = await publishHere(git, 'New phone', []);
  expect(outcome.status).toBe('kept');
  expect(outcome.told.details).toContain('nowhere.git');
});

test('a change that GitHub turns down is kept', async () => {
  const hook = join(remote, 'hooks/pre-receive');
  await mkdir(join(remote, 'hooks'), { recursive: true });
  await writeFile(hook, '#!/bin/sh\necho protected >&2\nexit 1\n');
  await chmod(hook, 0o755);
  await changePhone();
  const outcome = await publishHere(git, 'New phone', []);
  expect(outcome.status).toBe('kept');
  expect(outcome.told.message).toContain('turned the change down');
});

test('what keeps a folder from being published is told before anything is done', async () => {
  expect(await hindranceIn(git)).toBeUndefined();
  await git('checkout', '--quiet', '-b', 'trial');
  expect((await hindranceIn(git))?.message).toContain('branch “main”');
  await git('checkout', '--quiet', 'main');
  await rm(join(work, '.git'), { recursive: true });
  expect((await hindranceIn(git))?.message).toContain('no Git repository');
});

test('who has told Git no name is told to, and nothing is committed', async () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'none'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  await git('config', 'user.useConfigOnly', 'true');
  await git('config', '--unset', 'user.email');
  await changePhone();
  const { status, told } = await publishHere(git, 'New phone', []);
  expect(status).toBe('refused');
  expect(told.fix).toContain('type your name and e-mail address');
});

test('line ends of Windows are no change', async () => {
  await writeFile(join(work, 'content/academy.yaml'), 'phones: ["020 2"]\r\n');
  const [file] = await changesHere(git, work);
  expect(file?.after).toBe('phones: ["020 2"]\n');
});

test('a merge that is not finished is told', async () => {
  const other = await secondComputer();
  await writeFile(join(other.folder, 'content/academy.yaml'), 'phones: ["020 7"]\n');
  await other.git('commit', '--quiet', '--all', '-m', 'theirs');
  await other.git('push', '--quiet');
  await changePhone();
  await publishHere(git, 'New phone', []);
  await git('pull', '--quiet', '--no-rebase', '--no-edit');
  expect((await hindranceIn(git))?.fix).toContain('GitHub Desktop');
});

async function changePhone() {
  await writeFile(join(work, 'content/academy.yaml'), 'phones: ["020 2"]\n');
}

async function secondComputer() {
  const other = join(folder, 'other');
  await gitIn(folder, program)('clone', '--quiet', remote, other);
  const otherGit = gitIn(other, program);
  await nameOwner(otherGit);
  return { folder: other, git: otherGit };
}
