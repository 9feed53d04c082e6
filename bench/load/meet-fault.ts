import { errors, type Browser, type Locator, type Page } from '@playwright/test';
import { validator as words } from '../../tests/content-words.ts';
import type { Fault } from './faults.ts';
import type { RegisterHost } from './register-host.ts';

export interface Meeting {
  /** What the visitor was told of the fault. */
  readonly told?: string | undefined;
  /** Milliseconds from opening the page until it was told; undefined where it was not. */
  readonly toldAfter?: number | undefined;
  /** Milliseconds from the press of "Try again" until the valid answer; undefined where none came. */
  readonly answeredAfter?: number | undefined;
  /** What the browser's console held, and whether the certificate was judged without a register. */
  readonly complaints: ReadonlySet<string>;
}

/** Milliseconds; the validator itself waits for a silent host for 20 s. */
const patience = 40_000;

/** What the browser says of every request that failed, however well the page deals with it. */
const usual = /^Failed to load resource|has been blocked by CORS policy/;

/**
 * Opens a certificate's link while the register's host is at fault, reads what is said, and tries again once the
 * host is sound. Without a fault, the answer is timed from opening the page.
 *
 * @param link the validator's address with the ID of a valid certificate in its fragment
 */
export async function meetFault(
  browser: Browser,
  link: string,
  host: RegisterHost,
  fault?: Fault,
): Promise<Meeting> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const complaints = await listen(page, fault?.complaint);
    const main = page.getByRole('main');
    const valid = main.getByRole('heading', { name: words.valid.heading, exact: true });
    const alert = main.getByRole('alert');
    const retry = main.getByRole('button', { name: words.failed.tryAgain });

    host.behave(fault);
    if (!fault) return { answeredAfter: await timed(valid, () => page.goto(link)), complaints };
    const toldAfter = await timed(alert, () => page.goto(link));
    if (toldAfter === undefined) return { complaints };
    const told = (await alert.getByRole('paragraph').textContent()) ?? '';
    if ((await valid.or(main.getByText(words.invalid.message)).count()) > 0) {
      complaints.add('the certificate is judged nevertheless');
    }
    host.behave();
    return { told, toldAfter, answeredAfter: await timed(valid, () => retry.click()), complaints };
  } finally {
    await context.close();
  }
}

/** Milliseconds until it is visible; undefined where it is not in time. */
async function timed(awaited: Locator, act: () => Promise<unknown>): Promise<number | undefined> {
  const start = performance.now();
  try {
    await act();
    await awaited.waitFor({ timeout: patience });
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
  return performance.now() - start;
}

/**
 * What the page, its Worker and the browser complain of, violations of the Content Security Policy among it. Of
 * the Worker's, the browser's log tells, while Playwright's `console` event does not.
 */
async function listen(page: Page, expected?: RegExp): Promise<Set<string>> {
  const complaints = new Set<string>();
  const hear = (level: string, text: string) => {
    const isUsual = usual.test(text) || expected?.test(text) === true;
    if (['error', 'warning'].includes(level) && !isUsual) complaints.add(text);
  };
  page.on('console', (message) => hear(message.type(), message.text()));
  page.on('pageerror', (error) => hear('error', error.message));
  const browser = await page.context().newCDPSession(page);
  browser.on('Log.entryAdded', ({ entry }) => hear(entry.level, entry.text));
  await browser.send('Log.enable');
  return complaints;
}
