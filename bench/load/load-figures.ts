export interface LoadFigures {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly bytesPerSecond: number;
  /** Milliseconds within which this share of the answers came, in per cent. */
  readonly latency: Readonly<Record<50 | 75 | 90 | 99, number>>;
  readonly socketErrors: Readonly<Record<'connect' | 'read' | 'write' | 'timeout', number>>;
  /** Answers with another status than the one that was due. */
  readonly unexpected: number;
}

/**
 * The figures of one run of `cycle.lua`, from what wrk printed.
 *
 * @throws Error when one of them is missing
 */
export function loadFigures(printed: string): LoadFigures {
  const sums = new Map<string, number>();
  for (const [, name = '', value] of printed.matchAll(/^figure (.+) (\d+)$/gm)) {
    sums.set(name, (sums.get(name) ?? 0) + Number(value));
  }
  const figure = (name: string) => {
    const value = sums.get(name);
    if (value === undefined)
      throw new Error(`wrk gave no figure "${name}". It printed:\n${printed}`);
    return value;
  };
  const seconds = figure('microseconds') / 1e6;
  const requests = figure('requests');
  const milliseconds = (name: string) => figure(name) / 1000;
  return {
    requests,
    requestsPerSecond: requests / seconds,
    bytesPerSecond: figure('bytes') / seconds,
    latency: {
      50: milliseconds('p50'),
      75: milliseconds('p75'),
      90: milliseconds('p90'),
      99: milliseconds('p99'),
    },
    socketErrors: {
      connect: figure('connect'),
      read: figure('read'),
      write: figure('write'),
      timeout: figure('timeout'),
    },
    unexpected: unexpectedAnswers(sums),
  };
}

/**
 * The answers of every status but 200 that are too many or too few. Of 200 some are still on their way when
 * the run ends; one that came in place of another is missed there, and one that was due came as another.
 */
function unexpectedAnswers(sums: ReadonlyMap<string, number>): number {
  const names = [...sums.keys()].filter((name) => /^(asked|answered) /.test(name));
  const statuses = new Set(names.map((name) => name.replace(/^\w+ /, '')));
  statuses.delete('200');
  const counts = [...statuses].map((status) =>
    Math.abs((sums.get(`answered ${status}`) ?? 0) - (sums.get(`asked ${status}`) ?? 0)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
