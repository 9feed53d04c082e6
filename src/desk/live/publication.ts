import { z } from 'zod';
import type { Answer, GitHub } from './github.ts';
import type { Told } from './live-state.ts';

/** What became of the last change at GitHub, which tests it and puts it online. */
export type Publication =
  | { readonly kind: 'never' }
  | ({ readonly kind: 'running' } & Run)
  | ({ readonly kind: 'online' } & Run)
  /** Tested, while no host is chosen. */
  | ({ readonly kind: 'tested' } & Run)
  | ({ readonly kind: 'stopped' } & Run)
  | ({ readonly kind: 'failed'; readonly told: Told } & Run);

interface Run {
  /** Its page at GitHub. */
  readonly url: string;
  /** When it began, or ended; ISO 8601. */
  readonly at: string;
  /** The first line of the change's message. */
  readonly title: string;
}

/** What is known of the workflow `publish.yml` of a repository. */
export interface Publications {
  readonly last: Publication;
  /** The commit that is online, if one of the last runs put it there. */
  readonly online?: { readonly commit: string; readonly at: string };
}

/** Reads the last runs of the workflow on `main`, and the jobs of those that count. */
export async function readPublications(
  ask: GitHub,
  repository: string,
): Promise<Answer<Publications>> {
  const path = `/repos/${repository}/actions/workflows/publish.yml/runs?branch=main&per_page=10`;
  const answer = await ask(path);
  if (!answer.isFound) return answer;
  const runs = runsSchema.parse(answer.value).workflow_runs;
  const [last] = runs;
  if (!last) return { isFound: true, value: { last: { kind: 'never' } } };
  const good = runs.find(({ conclusion }) => conclusion === 'success');
  const goodJobs = good && (await readJobs(ask, repository, good.id));
  if (goodJobs && !goodJobs.isFound) return goodJobs;
  const isOnline = goodJobs?.value.some(isPublishing) === true;
  const lastJobs =
    last.conclusion === 'failure' ? await readJobs(ask, repository, last.id) : undefined;
  if (lastJobs && !lastJobs.isFound) return lastJobs;
  const value = {
    last: publicationOf(last, isOnline, lastJobs?.value ?? []),
    ...(good && isOnline ? { online: { commit: good.head_sha, at: good.updated_at } } : {}),
  };
  return { isFound: true, value };
}

const runSchema = z.object({
  id: z.number(),
  status: z.string().nullable(),
  conclusion: z.string().nullable(),
  html_url: z.string(),
  head_sha: z.string(),
  display_title: z.string().default(''),
  run_started_at: z.string().optional(),
  updated_at: z.string(),
});
const runsSchema = z.object({ workflow_runs: z.array(runSchema) });
const jobsSchema = z.object({
  jobs: z.array(
    z.object({
      name: z.string(),
      conclusion: z.string().nullable(),
      steps: z
        .array(z.object({ name: z.string(), conclusion: z.string().nullable().optional() }))
        .default([]),
    }),
  ),
});

type ReadRun = z.infer<typeof runSchema>;
type Job = z.infer<typeof jobsSchema>['jobs'][number];

async function readJobs(ask: GitHub, repository: string, run: number): Promise<Answer<Job[]>> {
  const answer = await ask(`/repos/${repository}/actions/runs/${run}/jobs?per_page=30`);
  return answer.isFound ? { isFound: true, value: jobsSchema.parse(answer.value).jobs } : answer;
}

function publicationOf(run: ReadRun, isOnline: boolean, jobs: readonly Job[]): Publication {
  const { html_url: url, updated_at: ended, run_started_at: started, display_title: title } = run;
  const at = { url, title, at: ended };
  if (run.status !== 'completed') return { kind: 'running', ...at, at: started ?? ended };
  if (run.conclusion === 'success') return { kind: isOnline ? 'online' : 'tested', ...at };
  if (run.conclusion !== 'failure') return { kind: 'stopped', ...at };
  return { kind: 'failed', ...at, told: failureOf(jobs) };
}

function isPublishing({ name, conclusion }: Job): boolean {
  return /^(github|cloudflare)-pages$/.test(name) && conclusion === 'success';
}

/** Which job of the workflow failed, in words, and what to do. The jobs are those of `publish.yml` and `test.yml`. */
function failureOf(jobs: readonly Job[]): Told {
  const job = jobs.find(({ conclusion }) => conclusion === 'failure');
  const step = job?.steps.find(({ conclusion }) => conclusion === 'failure');
  const name = job?.name.split(' / ').at(-1) ?? '';
  const details = `${job?.name ?? ''}: ${step?.name ?? ''}`;
  if (name === 'settings') return { ...failures.settings, details };
  const isTest = name === 'test' || name === 'owner' || name === 'content';
  if (isTest && step?.name.includes('npm run check') === true) {
    return { ...failures.check, details };
  }
  if (isTest) return { ...failures.test, details };
  if (name === 'hosts') return { ...failures.hosts, details };
  if (name === 'cloudflare-pages') return { ...failures.cloudflare, details };
  if (name === 'github-pages') return { ...failures.pages, details };
  return { ...failures.other, details };
}

const failures = {
  settings: {
    message: 'A setting at GitHub is missing or wrong.',
    fix: 'Open the page at GitHub: it names the setting. “Going online” in the owner’s guide, part 3, says how to put it in.',
  },
  check: {
    message:
      'The check found something that must not go online: a fault, a sample, or the register.',
    fix: 'Look at “Still a sample” on this page, correct it, and publish again.',
  },
  test: {
    message: 'A test of the site failed.',
    fix: 'Open the page at GitHub, press Re-run failed jobs once, and if it fails again send its address to an engineer.',
  },
  hosts: {
    message: 'The test with the hosts’ own programs failed.',
    fix: 'Open the page at GitHub, and press Re-run failed jobs. If it fails again, send its address to an engineer.',
  },
  cloudflare: {
    message: 'Cloudflare did not take the site.',
    fix: 'Its token may have ended: make a new one (“Going online”, part 2), and press Re-run failed jobs on the page at GitHub.',
  },
  pages: {
    message: 'GitHub Pages did not take the site.',
    fix: 'Open the page at GitHub, and press Re-run failed jobs. If it fails again, send its address to an engineer.',
  },
  other: {
    message: 'The workflow failed.',
    fix: 'Open the page at GitHub, press Re-run failed jobs once, and if it fails again send its address to an engineer.',
  },
} as const satisfies Readonly<Record<string, Told>>;
