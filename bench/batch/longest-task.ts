import { z } from 'zod';

/** The parts of a trace that count (Chromium, Trace Event Format). */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Processor time, in microseconds. */
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).loose().optional(),
    }),
  ),
});

/**
 * The processor time of the longest task of any page's main thread, in milliseconds. Unlike the time on a clock, it is
 * the same while other programs take the processor away.
 *
 * @param trace JSON of Chromium's tracing, with the category `toplevel`
 */
export function longestTask(trace: string): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace));
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of a page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
