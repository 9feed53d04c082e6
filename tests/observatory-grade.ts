import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

export interface ObservatoryGrade {
  readonly grade: string;
  readonly score: number;
  /** The results of the tests that were not passed. */
  readonly failed: readonly (string | null)[];
}

/**
 * What the MDN HTTP Observatory would say of a page with these headers, on a host that leads from HTTP to HTTPS
 * as `deploy/nginx/example-server.conf` does. Its own tests and chart, without its network.
 */
export function observatoryGrade(
  headers: Readonly<Record<string, string>>,
  html: string,
): ObservatoryGrade {
  const outputs = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests(headers, html))));
  const modifiers = outputs.map(({ result }) => getScoreModifier(result ?? ''));
  // The Observatory counts what is better than needed only where nothing much is wrong.
  const faults = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const score = faults >= minimumForExtraCredit ? 100 + sum(modifiers) : faults;
  const failed = outputs.filter(({ pass }) => pass !== true).map(({ result }) => result);
  return { ...getGradeForScore(score), failed };
}

/** `MINIMUM_SCORE_FOR_EXTRA_CREDIT` of the Observatory's chart. */
const minimumForExtraCredit = 90;

function requests(headers: Readonly<Record<string, string>>, html: string): Requests {
  const host = 'academy.example';
  const response = { status: 200, headers, verified: true, httpEquiv: new Map<string, string[]>() };
  const requests = new Requests(host);
  requests.resources.path = html;
  requests.responses.auto = response;
  requests.responses.http = response;
  requests.responses.https = response;
  requests.responses.httpRedirects = [
    { url: new URL(`http://${host}/`), status: 301 },
    { url: new URL(`https://${host}/`), status: 200 },
  ];
  requests.session = { url: new URL(`https://${host}/`) };
  return requests;
}

/** The package fetches a list of hosts when it is installed, which we don't let it do; ours is not in it. */
function withoutPreloadList<Result>(run: () => Result): Result {
  const { readFileSync } = fs;
  const stubbed = (path: unknown, options: unknown) =>
    String(path).endsWith('hsts-preload.json')
      ? '{}'
      : // The arguments are passed on as they came.
        readFileSync(path as string, options as 'utf8');
  // It stands in for one function with many signatures, of which the package uses one.
  fs.readFileSync = stubbed as typeof readFileSync;
  try {
    return run();
  } finally {
    fs.readFileSync = readFileSync;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
