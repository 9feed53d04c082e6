import { asFault } from '../faults.ts';
import type {
  FromWorker,
  Progress,
  Question,
  Reply,
  TaskTable,
  ToWorker,
} from './worker-messages.ts';

/** Does the tasks of a table. What it throws is told as a fault. */
export type Answer<Tasks extends TaskTable<Tasks>> = (
  question: Question<Tasks>,
  onProgress: (progress: Progress<Tasks>) => void,
) => Promise<Reply<Tasks>>;

/** Answers, in a Worker, all that the page asks of it. */
export function serveTasks<Tasks extends TaskTable<Tasks>>(answer: Answer<Tasks>): void {
  const reply = async ({ request, ...question }: ToWorker<Tasks>) => {
    const post = (message: FromWorker<Tasks>) => self.postMessage(message);
    try {
      const onProgress = (progress: Progress<Tasks>) =>
        post({ type: 'progress', request, progress });
      post({ type: 'answer', request, reply: await answer(question, onProgress) });
    } catch (error) {
      const { kind, detail } = asFault(error);
      post({ type: 'answer', request, reply: { status: 'fault', kind, detail } });
    }
  };
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker<Tasks>>) => void reply(data));
}
