import type { Locator, Page, Route } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { validator as words } from '../support/content-words.ts';
import { expect, isRegister } from '../support/site-test.ts';

type Fulfilment = Parameters<Route['fulfill']>[0];

export class OnPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}

export class ValidatorPage extends OnPage {
  readonly main = this.page.getByRole('main');
  readonly box = this.page.getByRole('textbox', { name: words.inputLabel });
  readonly tryAgain = this.page.getByRole('button', { name: words.failed.tryAgain });
  readonly printButton = this.page.getByRole('button', { name: words.invalid.print });
  readonly qrCode = this.page.getByRole('img', { name: words.invalid.qrCode });
  readonly result = this.main.locator('.result');
  /** The live region, which contains each announcement for a few seconds. */
  readonly announced = this.main.locator('#announced');

  /** From now on, answers requests for the register with `answer`, or lets the function `answer` handle them. */
  async serve(answer: Buffer | Fulfilment | ((route: Route) => Promise<void>)) {
    await this.page.unroute(isRegister);
    await this.page.route(isRegister, (route) => {
      if (typeof answer === 'function') return answer(route);
      const { headers, ...sent } = answer instanceof Uint8Array ? { body: answer } : (answer ?? {});
      // In the copy "changed", the register is on another host. The browser reads it only with this header.
      return route.fulfill({
        ...sent,
        headers: { 'Access-Control-Allow-Origin': '*', ...headers },
      });
    });
  }

  /** Opens the validator on `register`, and waits for the box. */
  async open(register: Buffer, hash = '') {
    await this.serve(register);
    await this.visit(hash);
  }

  /** Opens the validator on the site's own register, and waits for the box. */
  async visit(hash = '') {
    await this.page.goto(`/SearchById${hash}`);
    await expect(this.box).toBeVisible();
  }

  /** Searches for the ID, without waiting for the answer. */
  async ask(id: string) {
    await this.box.fill(id);
    await this.box.press('Enter');
  }

  async search(id: string) {
    // Each answer is a new element, so an element without `data-old` is the new answer.
    await this.result.evaluate((shown) => shown.firstElementChild?.setAttribute('data-old', ''));
    await this.ask(id);
    await expect(this.result.locator('> :not([data-old])')).toHaveCount(1);
  }

  async expectValid(id: string, shown: { student: string; course: string; id?: string }) {
    await this.search(id);
    await expect(this.result.getByRole('heading')).toHaveText(words.valid.heading);
    await expect(this.result).toContainText(fill(words.valid.sentence, { id, ...shown }));
  }

  async expectInvalid(id: string) {
    await this.search(id);
    await expect(this.result.getByText(words.invalid.message)).toBeVisible();
    await expect(this.result.getByRole('img')).toHaveAccessibleName(/./);
    await expect(this.result).not.toContainText(words.valid.heading);
  }

  /** Expects an answer that calls the certificate neither valid nor invalid, and says whom to ask. */
  async expectState({ heading, sentence }: { heading: string; sentence: string }) {
    await expect(this.result.getByRole('heading')).toHaveText(heading);
    await expect(this.result).toContainText(sentence);
    const valid = this.main.getByRole('heading', { name: words.valid.heading, exact: true });
    await expect(valid).toHaveCount(0);
    await expect(this.main).not.toContainText(words.invalid.message);
    await expect(this.main.getByText(words.states.ask)).toBeVisible();
    await this.expectContact();
  }

  /** Expects no answer, but an alert that contains `sentence`, the reason why the register could not be read. */
  async expectFailure(sentence: string) {
    const alert = this.page.getByRole('alert');
    await expect(alert).toContainText(sentence);
    await expect(alert.getByRole('heading')).toHaveText(words.failed.heading);
    await expect(this.tryAgain).toBeVisible();
    await this.expectContact();
    await expect(this.main).not.toContainText(words.invalid.message);
    await expect(this.box).toHaveCount(0);
    await expect(this.page.getByRole('radio')).toHaveCount(0);
  }

  async expectContact() {
    for (const kind of ['a[href^="tel:"]', 'a[href^="mailto:"]']) {
      const given = await this.page.locator('footer').locator(kind).count();
      await expect(this.main.locator(kind)).toHaveCount(given > 0 ? 1 : 0);
    }
  }

  /** The text beside `label` in an answer. */
  fact(label: string): Locator {
    return this.page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  /** Expects that `text` is selected, so that the next typed ID replaces `text`. */
  async expectMarked(text: string) {
    await expect(this.box).toBeFocused();
    const marked = () =>
      this.box.evaluate((box: HTMLInputElement) =>
        box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0),
      );
    await expect.poll(marked).toBe(text);
  }
}
