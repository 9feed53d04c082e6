import { expect } from '@playwright/test';
import { validator } from '../content-words.ts';
import { button, type Target, type Visitor } from './visitor.ts';

const words = validator.several;

export const list: Target = { role: 'textbox', name: words.list.label };
const ids: Target = { role: 'rowheader' };

/** Opens "Check several" in a validator that can be asked. */
export async function openList(visitor: Visitor): Promise<void> {
  await visitor.click(button(words.open));
  await visitor.expectTexts(list, ['']);
}

export async function checkList(visitor: Visitor, text: string): Promise<void> {
  await visitor.fill(list, text);
  await visitor.click(button(words.check));
}

/** Waits until the table has these IDs. Rows below the window are not laid out yet, and show no text. */
export async function expectIds(visitor: Visitor, expected: readonly string[]): Promise<void> {
  const texts = () => visitor.read(ids, (cell) => cell.textContent);
  await expect.poll(texts, { timeout: 20_000 }).toEqual(expected);
}

/** Waits until all are checked and this many answers are of this kind. */
export async function expectCount(
  visitor: Visitor,
  kind: keyof typeof words.answers,
  count: number,
): Promise<void> {
  const counts = async () =>
    (await visitor.texts({ css: '.several-counts' })).join().replace(/\s+/g, ' ');
  await expect.poll(counts, { timeout: 20_000 }).toContain(`${words.answers[kind]}: ${count}`);
}
