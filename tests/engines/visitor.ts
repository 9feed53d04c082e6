import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { bundledScript } from '../support/bundled-script.ts';
import type { Engine, Key } from './engine.ts';
import type { clickPoint } from './page-finder.ts';

type ClickPoint = ReturnType<typeof clickPoint>;

/** Elements on the page, described by role and name, or by CSS selector. Only visible elements match. */
export interface Target {
  readonly role?: string;
  /** The whole accessible name. */
  readonly name?: string;
  readonly css?: string;
  readonly within?: Target;
}

/** How long an element may take to appear, in milliseconds. */
const patience = 20_000;

/** A person who uses the site in one of the engines. */
export class Visitor {
  readonly #engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    return this.#engine.open(this.#site + path);
  }

  /** Follows a link on the site, without waiting until its page is loaded. */
  async leaveFor(path: string): Promise<void> {
    await this.evaluate((to) => void setTimeout(() => location.assign(to)), path);
    await this.expectPath(path);
  }

  /** Clicks on the one matching element when it stands still and nothing covers it. */
  async click(target: Target): Promise<void> {
    const end = Date.now() + patience;
    let last: ClickPoint | undefined;
    for (;;) {
      // `clickPoint` returns this type.
      const found = (await this.#inPage(`clickPoint(${describe(target)})`)) as ClickPoint;
      if (typeof found !== 'string' && typeof last === 'object') {
        if (found.x === last.x && found.y === last.y) return this.#engine.clickAt(found.x, found.y);
      }
      const why = typeof found === 'string' ? found : 'it moves';
      if (Date.now() > end) throw new Error(`No click on ${describe(target)}: ${why}.`);
      last = found;
      await wait(50);
    }
  }

  async fill(box: Target, text: string): Promise<void> {
    await this.click(box);
    await this.evaluate(() => {
      const focused = document.activeElement;
      const isBox = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
      if (isBox) focused.select();
    });
    await this.#engine.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#engine.press(key);
  }

  /** Waits until the current page has loaded, and goes back in the history. */
  async back(): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => document.readyState), { timeout: patience })
      .toBe('complete');
    await this.#engine.back();
  }

  /** Sets the page's size in CSS pixels, and waits until the page has that size. */
  async resize(width: number, height: number): Promise<void> {
    await this.#engine.resize(width, height);
    await expect
      .poll(() => this.evaluate(() => [innerWidth, innerHeight]), { timeout: patience })
      .toEqual([width, height]);
  }

  /** The shown text of each matching element. */
  texts(target: Target): Promise<string[]> {
    return this.read(target, (element) => element.innerText.trim());
  }

  /** Calls `what` in the page for each matching element. So `what` can't use other code of the test. */
  async read<Result>(target: Target, what: (element: HTMLElement) => Result): Promise<Result[]> {
    const call = `find(${describe(target)}).map(${what.toString()})`;
    // The page returns the results of `what` as JSON.
    return (await this.#inPage(call)) as Result[];
  }

  /** Waits until the matching elements have exactly the texts `expected`. */
  async expectTexts(target: Target, expected: readonly unknown[]): Promise<void> {
    await expect
      .poll(() => this.texts(target), { message: describe(target), timeout: patience })
      .toEqual(expected);
  }

  /** Waits until the address is `path` on the site. `path` may have a query and a fragment. */
  async expectPath(path: string): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => location.href), { timeout: patience })
      .toBe(this.#site + path);
  }

  /** Calls `run` with `values` in the page. So `run` can't use other code of the test. */
  async evaluate<Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const result = await this.#ask(`(${run.toString()})(...${JSON.stringify(values)})`);
    // The page returns the result of `run` as JSON.
    return result as Awaited<Result>;
  }

  /** The first call in a page loads page-finder.ts into the page. */
  async #inPage(call: string): Promise<unknown> {
    const expression = `globalThis.pageFinder?.${call}`;
    const found = await this.#ask(expression);
    if (found !== undefined) return found;
    await this.#ask(`(() => {${await finder}; globalThis.pageFinder = pageFinder; })()`);
    return this.#ask(expression);
  }

  /** Asks for up to three seconds, since a page does not answer while the visitor is leaving it. */
  async #ask(expression: string): Promise<unknown> {
    const end = Date.now() + 3000;
    for (;;) {
      try {
        return await this.#engine.evaluate(expression);
      } catch (error) {
        if (Date.now() > end) throw error;
        await wait(100);
      }
    }
  }
}

function describe(target: Target): string {
  return JSON.stringify(target);
}

const finder = bundledScript(
  join(import.meta.dirname, 'page-finder.ts'),
  'iife',
  'pageFinder',
).then((files) => [...files.values()].join(''));

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });
