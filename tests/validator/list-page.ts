import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import type { AnswerKind } from '../../src/register/certificates/states.ts';
import { validator } from '../support/content-words.ts';
import { expect } from '../support/site-test.ts';
import { OnPage, ValidatorPage } from './validator-page.ts';

const words = validator.list;

/** A list of IDs in the validator, as a visitor uses it. */
export class ListPage extends OnPage {
  readonly validator = new ValidatorPage(this.page);
  readonly one = this.page.getByRole('radio', { name: words.modes.one });
  readonly several = this.page.getByRole('radio', { name: words.modes.list });
  readonly box = this.page.getByRole('textbox', { name: words.box.label });
  readonly column = this.page.getByRole('combobox', { name: words.column.label });
  readonly problem = this.page.locator('form').getByRole('alert');
  readonly checkButton = this.page.getByRole('button', { name: words.check });
  readonly goOnButton = this.page.getByRole('button', { name: words.progress.goOn });
  readonly result = this.page.getByRole('region', { name: words.result.heading });
  readonly heading = this.page.getByRole('heading', { name: words.result.heading });
  readonly all = this.result.getByRole('button', { name: words.result.all, exact: true });
  readonly ids = this.page.getByRole('table').getByRole('rowheader');
  readonly rows = this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader') });

  async open(register: Buffer) {
    await this.validator.open(register);
    await this.unfold();
  }

  /** Waits for the validator, and chooses "A list". */
  async unfold() {
    await this.press('list');
    await expect(this.box).toBeVisible();
  }

  /** Presses the words of the switch between one ID and a list. */
  async press(mode: keyof typeof words.modes) {
    const modes = this.page.getByRole('radiogroup', { name: words.modes.label });
    await modes.getByText(words.modes[mode], { exact: true }).click();
  }

  async check(text: string) {
    await this.box.fill(text);
    await this.checkButton.click();
  }

  async expectDone(count: string) {
    await expect(this.result).toContainText(fill(words.result.done, { count }), {
      timeout: 60_000,
    });
  }

  async expectCount(kind: AnswerKind, count: number) {
    const told = this.count(kind);
    await expect(told).toHaveText(`${words.answers[kind]}: ${count}`);
    await expect(told).toBeVisible();
  }

  /** The filter button for a kind of answer. */
  count(kind: AnswerKind): Locator {
    return this.result.getByRole('button', { name: `${words.answers[kind]}: ` });
  }

  /** Expects exactly these rows, each with its number, an ID, a part of the answer, a student and a course. */
  async expectRows(expected: readonly (readonly [number, string, string, string, string])[]) {
    await expect(this.rows).toHaveCount(expected.length);
    for (const [at, [number, id, answer, student, course]] of expected.entries()) {
      const row = this.rows.nth(at);
      await expect(row.getByRole('rowheader')).toHaveText(id);
      const cells = row.getByRole('cell');
      await expect(cells.nth(0)).toHaveText(String(number));
      await expect(cells.nth(1)).toContainText(answer);
      await expect(cells.nth(2)).toHaveText(student);
      await expect(cells.nth(3)).toHaveText(course);
    }
  }

  /** Pastes `text`, of over 2,000 characters, without the clipboard, which all tests share. */
  async paste(text: string) {
    await this.box.evaluate((box: HTMLTextAreaElement, pasted) => {
      box.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  }

  async choose(name: string, content: string | Buffer) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: words.file.choose }).click();
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
    await (await chooser).setFiles(file);
  }

  async save(name: string): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name }).click();
    return download;
  }

  /** Saves the answers as `.csv`, and returns the lines of the file, the headings first. */
  async savedCsv(): Promise<string[]> {
    const download = await this.save(words.result.saveCsv);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.csv$/);
    return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  }
}
