import { afterEach, expect, test, vi } from 'vitest';
import { printPage } from './print-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<[string, begins: boolean, print: ((begin: () => void) => void) | undefined]>([
  ['begins at once', true, (begin) => begin()],
  ['begins a moment later', true, (begin) => void setTimeout(begin, 500)],
  ['ignores `print`', false, () => undefined],
  ['has no `print`', false, undefined],
])('a page is known to be printed or not if the browser %s', async (_, begins, print) => {
  vi.useFakeTimers();
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal(
    'print',
    print && (() => print(() => browser.dispatchEvent(new Event('beforeprint')))),
  );
  const printed = printPage();
  await vi.runAllTimersAsync();
  expect(await printed).toBe(begins);
});
