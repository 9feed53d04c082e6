import type { Answer, Question, ReaderName } from './reading-worker.ts';

declare global {
  interface Window {
    /** Asks a reader's own Worker, which `isFresh` restarts. */
    ask(reader: ReaderName, question: Question, isFresh?: boolean): Promise<Answer>;
    /** The longest main-thread task over 50 ms while our reader was asked, in milliseconds, or 0. */
    longestTask(): number;
  }
}

const workers = new Map<ReaderName, Worker>();
let longest = 0;
let asksOurs = false;

new PerformanceObserver((list) => {
  if (!asksOurs) return;
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask' });

window.longestTask = () => longest;

window.ask = (reader, question, isFresh = false) => {
  if (isFresh) workers.get(reader)?.terminate();
  asksOurs = reader === 'ours';
  const known = isFresh ? undefined : workers.get(reader);
  const worker = known ?? new Worker('/reading-worker.js', { type: 'module' });
  workers.set(reader, worker);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(question);
  });
};
