import type { Locator, Page, Route } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import { validator, ways } from './content-words.ts';
import { expect, isRegister } from './site-test.ts';

type Answer = Parameters<Route['fulfill']>[0];

/** The certificate validator as a visitor meets it. */
export class ValidatorPage {
  readonly page: Page;
  readonly box: Locator;
  readonly searchButton: Locator;
  readonly tryAgain: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole('textbox', { name: validator.inputLabel });
    this.searchButton = page.getByRole('button', { name: validator.search });
    this.tryAgain = page.getByRole('button', { name: validator.failed.tryAgain });
    // The first of them: a valid answer has a small one of its own inside, for "link copied".
    this.result = page.getByRole('main').getByRole('status').first();
  }

  /** Answers requests for the register with these bytes, or in this way, from now on. */
  async serve(answer: Buffer | Answer | ((route: Route) => Promise<void>)) {
    await this.page.unroute(isRegister);
    await this.page.route(isRegister, (route) => {
      if (typeof answer === 'function') return answer(route);
      return route.fulfill(answer instanceof Uint8Array ? { body: answer } : answer);
    });
  }

  /** Opens the validator on this register and waits until it can be searched. */
  async open(register: Buffer, hash = '') {
    await this.serve(register);
    await this.page.goto(`/SearchById${hash}`);
    await expect(this.box).toBeVisible();
  }

  /** Opens the validator on the register that the site has, and waits until it can be searched. */
  async visit() {
    await this.page.goto('/SearchById');
    await expect(this.box).toBeVisible();
  }

  /** Searches for the ID. */
  async ask(id: string) {
    await this.box.fill(id);
    await this.box.press('Enter');
  }

  /** Searches for the ID and waits for a new answer. */
  async search(id: string) {
    await this.box.fill(id);
    // Each answer is written again, so the mark on the last one is gone when the next has come.
    await this.result.evaluate((status) => status.firstElementChild?.setAttribute('data-old', ''));
    await this.box.press('Enter');
    await expect(this.result.locator('> :not([data-old])')).toHaveCount(1);
  }

  async expectValid(id: string, { student, course, shownId = id }: Certificate) {
    await this.search(id);
    await expect(this.result.getByRole('heading')).toHaveText(validator.valid.heading);
    await expect(this.result).toContainText(
      fill(validator.valid.sentence, { student, course, id: shownId }),
    );
  }

  async expectInvalid(id: string) {
    await this.search(id);
    await expect(this.result.getByText(validator.invalid.message)).toBeVisible();
    await expect(this.result.getByRole('img')).toHaveAccessibleName(/./);
    await expect(this.result).not.toContainText(validator.valid.heading);
  }

  /** The register could not be read: this sentence says why, and nothing is said of any certificate. */
  async expectFailure(sentence: string) {
    const alert = this.page.getByRole('alert');
    await expect(alert).toContainText(sentence);
    await expect(alert.getByRole('heading')).toHaveText(validator.failed.heading);
    await expect(this.tryAgain).toBeVisible();
    const main = this.page.getByRole('main');
    for (const { href } of ways) {
      await expect(main.locator(`a[href^="${new URL(href).protocol}"]`)).toBeVisible();
    }
    await expect(main).not.toContainText(validator.invalid.message);
    await expect(this.box).toHaveCount(0);
  }
}

interface Certificate {
  readonly student: string;
  readonly course: string;
  readonly shownId?: string;
}
