import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { Here, PublishOutcome } from '../../../src/desk/live/live-state.ts';
import { problemsOf } from '../../../src/desk/words/check-edit.ts';
import { toldProblems, type ToldProblem } from '../../../src/desk/words/told-problem.ts';
import { loadContentFolder } from '../../../src/content/load-content-folder.ts';
import { liveRegister } from '../../content/live-register.ts';
import { changesHere, unsentCommits } from './changes-here.ts';
import { findGit } from './find-git.ts';
import { gitFaults } from './git-faults.ts';
import { gitIn, type Git } from './git.ts';
import { hindranceIn, publishHere } from './publish-here.ts';
import { repositoryOfRemote } from './repository-of-remote.ts';
import { sitePreview } from './site-preview.ts';

/** Answers what room 3 asks of this computer; undefined where it has nothing to say to the request. */
export type LiveRoutes = (
  request: IncomingMessage,
  path: string,
) => Promise<LiveAnswer | undefined>;

export interface LiveAnswer {
  readonly status: number;
  /** As JSON. */
  readonly body: unknown;
}

/** @param root the project's folder */
export function liveRoutes(root: string): LiveRoutes {
  const key = randomBytes(16).toString('hex');
  const content = join(root, 'content');
  const check = async () => {
    const loaded = await loadContentFolder(content);
    return toldProblems(problemsOf(loaded), loaded.files);
  };
  const preview = sitePreview(root, check);
  const program = findGit();
  const git = program === undefined ? undefined : gitIn(root, program);

  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    'GET /desk/live/here.json': () => here(git, root, key),
    'GET /desk/live/preview.json': async () => preview.state(),
    'GET /desk/live/register.json': () => liveRegister(content),
  };
  const orders: Readonly<Record<string, (order: unknown) => Promise<unknown>>> = {
    'POST /desk/live/preview.json': async () => {
      preview.build();
      return preview.state();
    },
    'POST /desk/live/publish': (order) => publishOrder(git, check, order),
  };

  return async (request, path) => {
    const name = `${request.method ?? ''} ${path}`;
    const [answer, order] = [answers[name], orders[name]];
    if (!answer && !order) return undefined;
    if (!isOwnPage(request, order ? key : undefined)) {
      return { status: 403, body: { message: 'Only the desk’s own page may ask this.' } };
    }
    if (answer) return { status: 200, body: await answer() };
    const given = await orderIn(request);
    if (given === undefined) return { status: 400, body: { message: 'This is no order.' } };
    return { status: 200, body: await order?.(given.order) };
  };
}

/** How long an order may be, in bytes. */
const longestOrder = 10_000;

/** What a request orders; undefined if it is no JSON, or too long for an order. */
async function orderIn(request: IncomingMessage): Promise<{ order: unknown } | undefined> {
  if (Number(request.headers['content-length'] ?? Infinity) > longestOrder) return undefined;
  try {
    return { order: JSON.parse(await text(request)) };
  } catch {
    return undefined;
  }
}

async function here(git: Git | undefined, root: string, key: string): Promise<Here> {
  if (!git) return { key, hindrance: gitFaults['no-git'], changes: [], unsent: 0 };
  const [hindrance, remote, changes, unsent] = await Promise.all([
    hindranceIn(git),
    git('remote', 'get-url', 'origin'),
    changesHere(git, root),
    unsentCommits(git),
  ]);
  const repository = repositoryOfRemote(remote.out);
  return {
    key,
    ...(hindrance ? { hindrance } : {}),
    ...(repository === undefined ? {} : { repository }),
    changes,
    unsent,
  };
}

async function publishOrder(
  git: Git | undefined,
  check: () => Promise<readonly ToldProblem[]>,
  order: unknown,
): Promise<PublishOutcome> {
  if (!git) return { status: 'refused', told: gitFaults['no-git'] };
  const message =
    typeof order === 'object' && order !== null && 'message' in order ? order.message : '';
  return publishHere(git, typeof message === 'string' ? message : '', await check());
}

/**
 * Whether a request comes from a page of this desk: the browser says where from, and an order carries the key that only
 * such a page can read.
 */
function isOwnPage({ headers }: IncomingMessage, key: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (key === undefined) return true;
  const given = headers['desk-key'];
  return (
    headers.origin === `http://${headers.host ?? ''}` &&
    typeof given === 'string' &&
    given.length === key.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(key))
  );
}
