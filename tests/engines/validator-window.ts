import { expect } from '@playwright/test';
import { boxName } from '../../src/answer/shown-texts.tsx';
import { validator as words } from '../support/content-words.ts';
import { button, type Target, type Visitor } from './visitor.ts';

export const box: Target = { role: 'textbox', name: boxName(words) };

export async function search(visitor: Visitor, id: string): Promise<void> {
  await visitor.fill(box, id);
  await visitor.click(button(words.search));
}

/** Waits until the answer to the ID contains `text`. */
export async function expectAnswer(visitor: Visitor, text: string): Promise<void> {
  const answer = async () => oneLine((await visitor.texts({ css: '.result' }))[0] ?? '');
  await expect.poll(answer, { timeout: 20_000 }).toContain(oneLine(text));
}

/** Waits for an alert that contains `sentence`, the reason why the register could not be read. */
export async function expectFault(visitor: Visitor, sentence: string): Promise<void> {
  // The page itself waits 20 seconds for a server that does not answer, so the test waits longer.
  await expect
    .poll(async () => (await visitor.texts({ role: 'alert' })).join(), { timeout: 30_000 })
    .toContain(sentence);
  const page = (await visitor.texts({ css: 'main' })).join();
  expect(page).not.toContain(words.invalid.message);
  expect(await visitor.texts(button(words.failed.tryAgain))).toHaveLength(1);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
