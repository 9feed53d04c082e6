import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../src/content/load-content.ts';
import { temporaryFolder } from '../src/content/testing/temporary-folder.ts';
import { readKeyFile } from '../src/register/sealed/keys.ts';
import { writeOwnersContent } from '../tests/owner/owners-content.ts';

interface Workflow {
  readonly on: { readonly schedule?: readonly { readonly cron: string }[] };
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly environment?: string | { readonly name: string };
  readonly if?: string;
  readonly steps?: readonly { readonly id?: string; readonly run?: string }[];
}

const root = join(import.meta.dirname, '..');
/** Whether this machine has the programs that GitHub's machines have. Without them, their tests are skipped. */
const hasPrograms = ['bash', 'git'].every(
  (program) => spawnSync(program, ['--version']).error === undefined,
);
const workflows = new Map(
  readdirSync(join(root, '.github/workflows')).map((file) => {
    const text = readFileSync(join(root, '.github/workflows', file), 'utf8');
    // The casts say what GitHub lets a workflow hold.
    return [file, parse(text) as Workflow] as const;
  }),
);
const jobs = workflows.get('publish.yml')?.jobs ?? {};

test('the site is published at least once a day, so that past dates disappear', () => {
  const daily = workflows.get('daily.yml');
  expect(daily?.on.schedule).toContainEqual({
    cron: expect.stringMatching(/^\S+ \S+ \* \* \*$/),
  });
  const steps = Object.values(daily?.jobs ?? {}).flatMap((job) => job.steps ?? []);
  expect(steps.map(({ run }) => run)).toContain('gh workflow run publish.yml --ref main');
  expect(Object.values(jobs).map((job) => job.if ?? '')).not.toContainEqual(
    expect.stringContaining('github.event_name'),
  );
});

test('GitHub can’t disable publishing by hand together with the schedule', () => {
  const scheduled = [...workflows].filter(([, { on }]) => on.schedule).map(([file]) => file);
  expect(scheduled).toEqual(['daily.yml']);
});

test('only jobs that main alone may run read secrets', () => {
  const readers = [...workflows].flatMap(([file, workflow]) =>
    Object.entries(workflow.jobs)
      .filter(([, job]) => JSON.stringify(job).includes('secrets'))
      .map(([name, { environment }]) => ({ job: `${file}: ${name}`, environment })),
  );
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter(({ environment }) => environment !== 'publish')).toEqual([]);
});

test.skipIf(!hasPrograms)(
  'the tests of a sealed register make up a key that the site can read',
  () => {
    const { steps = [] } = workflows.get('test.yml')?.jobs['test'] ?? {};
    const script = steps.find(({ run }) => run?.includes('REGISTER_KEY'))?.run ?? '';
    const settings = (text: string) => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, 'content'));
      writeFileSync(join(folder, 'content/register.yaml'), text);
      writeFileSync(join(folder, 'env'), '');
      const env = { ...process.env, GITHUB_ENV: join(folder, 'env') };
      execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd: folder, env });
      return readFileSync(join(folder, 'env'), 'utf8');
    };
    expect(settings('address: a.xlsx\n')).toBe('');
    const [, key = ''] = /^REGISTER_KEY=(.*)\n$/.exec(settings('sealed: true\n')) ?? [];
    expect(readKeyFile(key)).toHaveLength(32);
  },
);

test.skipIf(!hasPrograms).each(['ci', 'run check -- --live', 'run build'])(
  'the release commands for nginx publish nothing if `npm %s` fails',
  (failing) => {
    const guide = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
    const [, release = ''] = /Each release:\n\n```sh\n([^]*?)```/.exec(guide) ?? [];
    const npm = `npm() { echo "npm $*"; [ "$*" != "${failing}" ]; }`;
    const script = `${npm}\nsudo() { echo "sudo $*"; }\n${release}`;
    const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(stdout.trim().split('\n').at(-1)).toBe(`npm ${failing}`);
  },
);

test('the register of the tests’ imagined owner is unsealed, even if the site’s own is sealed', async () => {
  const content = join(temporaryFolder(), 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
  const settings = join(content, 'register.yaml');
  const seal = 'sealed: true\nsealedLinks: true\n';
  writeFileSync(settings, seal + readFileSync(settings, 'utf8').replaceAll(/^sealed.*\n/gm, ''));
  await writeOwnersContent(content);
  const { problems, content: own } = await loadContent(content);
  expect(problems).toEqual([]);
  expect(own?.register).not.toHaveProperty('sealed');
});

test.skipIf(!hasPrograms)(
  'if only content has changed since the last good run, the code is not tested again',
  () => {
    const folder = temporaryFolder();
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
    const commit = (file: string, text: string) => {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
      git('add', '.');
      git('-c', 'user.name=T', '-c', 'user.email=t@academy.example', 'commit', '-qm', 'Change');
      return git('rev-parse', 'HEAD').trim();
    };
    /** The output of the workflow's own command, with the script `gh` in place of GitHub's program. */
    const codeIsTested = (gh: string) => {
      const programs = mkdtempSync(join(folder, '.git', 'programs-'));
      writeFileSync(join(programs, 'gh'), `#!/bin/sh\n${gh}\n`, { mode: 0o755 });
      const output = join(programs, 'output');
      const script = jobs['check']?.steps?.find(({ id }) => id === 'code')?.run ?? '';
      const PATH = `${programs}${delimiter}${process.env['PATH'] ?? ''}`;
      const env = { PATH, GITHUB_OUTPUT: output };
      const words = ['-e', '-o', 'pipefail', '-c', script];
      execFileSync('bash', words, { cwd: folder, stdio: 'ignore', env });
      return readFileSync(output, 'utf8');
    };

    git('init', '--quiet');
    const first = commit('content/home.yaml', 'a');
    const good = commit('src/page.ts', 'a');
    commit('content/courses/New.md', 'b');
    expect(codeIsTested(`echo ${good}`)).toBe('is-tested=true\n');
    for (const answer of [`echo ${first}`, `echo ${'0'.repeat(40)}`, 'echo', 'exit 1']) {
      expect(codeIsTested(answer), answer).toBe('is-tested=false\n');
    }
  },
);
