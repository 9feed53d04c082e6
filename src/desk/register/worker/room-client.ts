import roomWorkerUrl from './room-worker.ts?worker&url';
import type { FromRoom, RoomQuestion, RoomReplies, RoomReply, ToRoom } from './room-messages.ts';

export interface RoomClient {
  /** Asks the Worker. Never rejects. */
  readonly ask: <Task extends RoomQuestion['task']>(
    question: Extract<RoomQuestion, { task: Task }>,
    onProgress?: (done: number, all: number | undefined) => void,
  ) => Promise<RoomReplies[Task] | Broken>;
  close(): void;
}

/** There is no answer: the Worker was brought down, said nothing for too long, or failed. */
export interface Broken {
  readonly status: 'broken' | 'too-slow' | 'failed';
}

/**
 * A Worker of its own for a sheet: whatever is in it, the page goes on.
 *
 * @param timeLimitMs how long it may stay silent while it works
 */
export function openRoom(timeLimitMs = 120_000): RoomClient {
  const worker = new Worker(roomWorkerUrl, { type: 'module', name: 'register room' });
  let requests = 0;
  return {
    ask: (question, onProgress) =>
      new Promise((settle) => {
        const request = ++requests;
        const listening = new AbortController();
        const { signal } = listening;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const end = (reply: RoomReply | Broken) => {
          clearTimeout(timer);
          listening.abort();
          // The Worker answers each question with what belongs to it.
          settle(reply as Parameters<typeof settle>[0]);
        };
        const breakDown = (status: Broken['status']) => {
          worker.terminate();
          end({ status });
        };
        const startTimer = () => {
          clearTimeout(timer);
          timer = setTimeout(() => breakDown('too-slow'), timeLimitMs);
        };
        const hear = ({ data }: MessageEvent<FromRoom>) => {
          if (data.type === 'progress') {
            startTimer();
            onProgress?.(data.done, data.all);
          } else if (data.request === request) end(data.reply);
        };
        worker.addEventListener('message', hear, { signal });
        worker.addEventListener('error', () => breakDown('broken'), { signal });
        startTimer();
        const message: ToRoom = { ...question, request };
        worker.postMessage(message);
      }),
    close: () => worker.terminate(),
  };
}
