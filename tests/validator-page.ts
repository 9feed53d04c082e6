import type { Locator, Page, Route } from '@playwright/test';
import { fill } from '../src/fill.ts';
import { validator as words } from './content-words.ts';
import { expect, isRegister } from './site-test.ts';

type Fulfilment = Parameters<Route['fulfill']>[0];

/** Parts of a page. */
export class OnPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}

/** The certificate validator as a visitor meets it. */
export class ValidatorPage extends OnPage {
  readonly main = this.page.getByRole('main');
  readonly box = this.page.getByRole('textbox', { name: words.inputLabel });
  readonly tryAgain = this.page.getByRole('button', { name: words.failed.tryAgain });
  readonly printButton = this.page.getByRole('button', { name: words.invalid.print });
  readonly qrCode = this.page.getByRole('img', { name: words.invalid.qrCode });
  /** The answer as it is shown. */
  readonly result = this.main.locator('.result');
  /** What a screen reader is told, for a few seconds. */
  readonly announced = this.main.locator('#announced');

  /** Answers requests for the register with these bytes, or in this way, from now on. */
  async serve(answer: Buffer | Fulfilment | ((route: Route) => Promise<void>)) {
    await this.page.unroute(isRegister);
    await this.page.route(isRegister, (route) => {
      if (typeof answer === 'function') return answer(route);
      const { headers, ...sent } = answer instanceof Uint8Array ? { body: answer } : (answer ?? {});
      // One of the sites has its register on another host.
      return route.fulfill({
        ...sent,
        headers: { 'Access-Control-Allow-Origin': '*', ...headers },
      });
    });
  }

  /** Opens the validator on this register and waits until it can be searched. */
  async open(register: Buffer, hash = '') {
    await this.serve(register);
    await this.visit(hash);
  }

  /** Opens the validator on the register that the site has, and waits until it can be searched. */
  async visit(hash = '') {
    await this.page.goto(`/SearchById${hash}`);
    await expect(this.box).toBeVisible();
  }

  /** Searches for the ID. */
  async ask(id: string) {
    await this.box.fill(id);
    await this.box.press('Enter');
  }

  /** Searches for the ID and waits for a new answer. */
  async search(id: string) {
    // Each answer is written again, so the mark on the last one is gone when the next has come.
    await this.result.evaluate((shown) => shown.firstElementChild?.setAttribute('data-old', ''));
    await this.ask(id);
    await expect(this.result.locator('> :not([data-old])')).toHaveCount(1);
  }

  /** @param shown the certificate, with its ID only if another text was typed */
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

  /** Expects an answer that is neither "valid" nor "invalid" but this, and says whom to ask. */
  async expectState({ heading, sentence }: { heading: string; sentence: string }) {
    await expect(this.result.getByRole('heading')).toHaveText(heading);
    await expect(this.result).toContainText(sentence);
    const valid = this.main.getByRole('heading', { name: words.valid.heading, exact: true });
    await expect(valid).toHaveCount(0);
    await expect(this.main).not.toContainText(words.invalid.message);
    await expect(this.main.getByText(words.states.ask)).toBeVisible();
    await this.expectContact();
  }

  /**
   * Expects that the register could not be read: this sentence says why, and nothing is said about any certificate.
   */
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

  /** Expects the telephone and the e-mail of the page's footer. */
  async expectContact() {
    for (const kind of ['a[href^="tel:"]', 'a[href^="mailto:"]']) {
      const given = await this.page.locator('footer').locator(kind).count();
      await expect(this.main.locator(kind)).toHaveCount(given > 0 ? 1 : 0);
    }
  }

  /** The text of an answer beside this label. */
  fact(label: string): Locator {
    return this.page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  /** Expects that this text is selected in the box, which has the focus, so that the next ID can be typed over it. */
  async expectMarked(text: string) {
    await expect(this.box).toBeFocused();
    const marked = () =>
      this.box.evaluate((box: HTMLInputElement) =>
        box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0),
      );
    await expect.poll(marked).toBe(text);
  }
}
