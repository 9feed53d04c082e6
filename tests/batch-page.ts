import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import papa from 'papaparse';
import { fill } from '../src/fill.ts';
import type { AnswerKind } from '../src/features/validator/answer-to.ts';
import type { ToWorker } from '../src/register/worker/worker-messages.ts';
import { validator } from './content-words.ts';
import { expect } from './site-test.ts';
import { OnPage, ValidatorPage } from './validator-page.ts';

const words = validator.list;

/** Several IDs at once, as a visitor meets them. */
export class BatchPage extends OnPage {
  /** The same page with its box for one ID. */
  readonly validator = new ValidatorPage(this.page);
  /** The switch between one ID and several. */
  readonly modes = this.page.getByRole('group', { name: validator.list.modes.label });
  readonly one = this.modes.getByRole('radio', { name: validator.list.modes.one });
  readonly several = this.modes.getByRole('radio', { name: validator.list.modes.list });
  readonly list = this.page.getByRole('textbox', { name: words.box.label });
  readonly chooseFile = this.page.getByRole('button', { name: words.file.choose });
  readonly removeFile = this.page.getByRole('button', { name: words.file.remove });
  readonly column = this.page.getByRole('combobox', { name: words.column.label });
  readonly problem = this.page.locator('form').getByRole('alert');
  readonly result = this.page.getByRole('region', { name: words.result.heading });
  readonly heading = this.page.getByRole('heading', { name: words.result.heading });
  readonly all = this.chip(words.result.all);
  readonly notValid = this.chip(words.result.notValid);
  readonly unread = this.chip(words.answers.unread);
  readonly ids = this.page.getByRole('table').getByRole('rowheader');
  readonly rows = this.page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: this.page.getByRole('rowheader') });
  readonly progress = this.page.getByRole('progressbar');
  readonly checkButton = this.page.getByRole('button', { name: words.check });
  readonly stopButton = this.page.getByRole('button', { name: words.progress.stop });
  readonly goOnButton = this.page.getByRole('button', { name: words.progress.goOn });

  /** Opens the validator on this register and in it the place for a list. */
  async open(register: Buffer) {
    await this.validator.open(register);
    await this.unfold();
  }

  /** Opens the place for a list in a validator that can be asked. */
  async unfold() {
    await this.several.check();
    await expect(this.list).toBeVisible();
  }

  /**
   * Stands for a register that takes long, from the next page on: of the questions for answers, the one after so many
   * never gets to it.
   */
  async loseQuestion(answered: number) {
    await this.page.addInitScript((count) => {
      let asked = 0;
      window.Worker = class extends Worker {
        override postMessage(message: ToWorker) {
          const isForAnswers = message.task === 'verdicts';
          if (!isForAnswers || asked++ !== count) super.postMessage(message);
        }
      };
    }, answered);
  }

  /** From the next page on, Workers can be made to wait: stands for a device on which a list takes long to be read. */
  async makeWorkersWait() {
    await this.page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      let isWaiting = false;
      addEventListener('wait', () => (isWaiting = true));
      addEventListener('go', () => {
        isWaiting = false;
        for (const go of waiting.splice(0)) go();
      });
      window.Worker = class extends Worker {
        override postMessage(message: unknown) {
          if (isWaiting) waiting.push(() => super.postMessage(message));
          else super.postMessage(message);
        }
      };
    });
  }

  /** While this is done, Workers wait. */
  async whileWorkersWait(act: () => Promise<void>) {
    await this.page.evaluate(() => dispatchEvent(new Event('wait')));
    await act();
    await this.page.evaluate(() => dispatchEvent(new Event('go')));
  }

  async check(text: string) {
    await this.list.fill(text);
    await this.submit();
  }

  async submit() {
    await this.checkButton.click();
  }

  /** Which answers are shown; each chip begins with its word and ends with its number. */
  private chip(word: string): Locator {
    const chips = this.page.getByRole('group', { name: words.result.show });
    return chips.getByRole('radio', { name: new RegExp(`^${word} [\\d,]+$`) });
  }

  /** How many answers of this kind are told. */
  count(kind: AnswerKind): Locator {
    return this.result.locator(`li[data-kind="${kind}"]`);
  }

  /** All are checked, this many. */
  async expectDone(count: string) {
    await expect(this.result).toContainText(fill(words.result.done, { count }), {
      timeout: 60_000,
    });
  }

  async expectCount(kind: AnswerKind, count: number) {
    await expect(this.count(kind)).toHaveText(`${words.answers[kind]}: ${count}`);
  }

  /** The rows of the table: number, ID, what the answer contains, student and course. */
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

  /** As a visitor pastes, from a clipboard that no test shares. */
  async paste(text: string) {
    if (await this.removeFile.isVisible()) await this.removeFile.click();
    await this.list.evaluate((box: HTMLTextAreaElement, pasted) => {
      box.value = '';
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (!box.dispatchEvent(event)) return;
      box.value = pasted;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, text);
  }

  async choose(name: string, buffer: Buffer) {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.chooseFile.click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
  }

  /** Presses the button of this name and gives the file that it saves. */
  async save(name: string): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name }).click(),
    ]);
    return download;
  }

  /** The cells of the answers saved as `.csv`, line by line, the headings first. */
  async savedCsv(): Promise<string[][]> {
    const download = await this.save(words.result.saveCsv);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    return papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  }
}
