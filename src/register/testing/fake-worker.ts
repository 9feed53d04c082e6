import { vi } from 'vitest';
import type { FromWorker, LoadProgress, ToWorker } from '../worker/worker-messages.ts';

type Told = Extract<FromWorker, { type: 'answer' }>['reply'];

/** A register's Worker that says what a test wants it to say. */
export class FakeWorker {
  readonly heard: ToWorker[] = [];
  readonly terminate = vi.fn();
  readonly #target = new EventTarget();
  readonly addEventListener = this.#target.addEventListener.bind(this.#target);

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  /** @param request which question it answers, counted from 1 */
  answer(reply: Told, request = this.heard.length): void {
    this.#say({ type: 'answer', request, reply });
  }

  progress(progress: LoadProgress, request = 1): void {
    this.#say({ type: 'progress', request, progress });
  }

  crash(message?: string): void {
    this.#target.dispatchEvent(Object.assign(new Event('error'), { message }));
  }

  #say(data: FromWorker): void {
    this.#target.dispatchEvent(new MessageEvent('message', { data }));
  }
}
