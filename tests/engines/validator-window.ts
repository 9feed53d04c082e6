import type { RequestListener } from 'node:http';
import { expect } from '@playwright/test';
import { validator as words } from '../content-words.ts';
import type { OwnSite } from '../own-site.ts';
import { isRegister } from '../site-test.ts';
import { button, type Target, type Visitor } from './visitor.ts';

const { list: several } = words;

export const box: Target = { role: 'textbox', name: words.inputLabel };
const list: Target = { role: 'textbox', name: several.box.label };

/** From now on the register is these bytes, or whatever this answers. */
export function serveRegister(site: OwnSite, register: Buffer | RequestListener): void {
  const send: RequestListener = (_, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.end(register);
  };
  site.answerOnly(isRegister, typeof register === 'function' ? register : send);
}

export async function search(visitor: Visitor, id: string): Promise<void> {
  await visitor.fill(box, id);
  await visitor.click(button(words.search));
}

/** Waits until this is said of the ID that was searched for. */
export async function expectAnswer(visitor: Visitor, text: string): Promise<void> {
  // The first of them: a valid answer is followed by a small one, for "link copied".
  const answer = async () => oneLine((await visitor.texts({ role: 'status' }))[0] ?? '');
  await expect.poll(answer, { timeout: 20_000 }).toContain(oneLine(text));
}

/** Waits until this is said of a register that could not be read. */
export async function expectFault(visitor: Visitor, sentence: string): Promise<void> {
  const alert: Target = { role: 'alert' };
  // A server that does not answer is given 20 seconds.
  await expect
    .poll(async () => (await visitor.texts(alert)).join(), { timeout: 30_000 })
    .toContain(sentence);
  const page = (await visitor.texts({ css: 'main' })).join();
  expect(page).not.toContain(words.invalid.message);
  expect(await visitor.texts(button(words.failed.tryAgain))).toHaveLength(1);
}

/** Opens the place for a list in a validator that can be asked. */
export async function openList(visitor: Visitor): Promise<void> {
  await visitor.click({ role: 'radio', name: words.list.modes.list });
  await visitor.expectTexts(list, ['']);
}

export async function checkList(visitor: Visitor, text: string): Promise<void> {
  await visitor.fill(list, text);
  await visitor.click(button(several.check));
}

/** Waits until the table has these IDs. Rows below the window are not laid out yet, and show no text. */
export async function expectIds(visitor: Visitor, expected: readonly string[]): Promise<void> {
  const texts = () => visitor.read({ role: 'rowheader' }, (cell) => cell.textContent);
  await expect.poll(texts, { timeout: 20_000 }).toEqual(expected);
}

/** Waits until all are checked and of each of these kinds there is one answer. */
export async function expectOneOfEach(
  visitor: Visitor,
  ...kinds: (keyof typeof several.answers)[]
): Promise<void> {
  const region: Target = { role: 'region', name: several.result.heading };
  const counts = async () => oneLine((await visitor.texts(region)).join());
  for (const kind of kinds) {
    await expect.poll(counts, { timeout: 20_000 }).toContain(`${several.answers[kind]}: 1`);
  }
}

/** As HTML shows it. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
