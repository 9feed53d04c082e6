import type { Here, Preview, PublishOutcome, RegisterReadiness } from './live-state.ts';

/** What this computer's desk knows of its folder. */
export const askHere = () => answerOf<Here>('live/here.json');

export const askPreview = () => answerOf<Preview>('live/preview.json');

/** Asks for the register too, wherever it is, which can take a while. */
export const askRegister = () => answerOf<RegisterReadiness>('live/register.json');

/** Has the site built, to look at it. */
export const orderPreview = (key: string) => answerOf<Preview>('live/preview.json', key, {});

/** Has the changes of this computer committed, and sent to GitHub. */
export const orderPublishing = (key: string, message: string) =>
  answerOf<PublishOutcome>('live/publish', key, { message });

/** @throws {Error} if the desk does not answer, as when it was ended */
async function answerOf<Value>(path: string, key?: string, order?: unknown): Promise<Value> {
  const response = await fetch(path, {
    cache: 'no-store',
    ...(key === undefined
      ? {}
      : { method: 'POST', headers: { 'Desk-Key': key }, body: JSON.stringify(order) }),
  });
  if (!response.ok) throw new Error(`The desk answered ${response.status}.`);
  // What `scripts/desk/live/live-routes.ts` answers.
  return (await response.json()) as Value;
}
