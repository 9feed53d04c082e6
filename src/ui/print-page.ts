/** In milliseconds: iPhones begin to print a moment after `print` has returned. */
const longestWait = 3000;

/**
 * Opens the browser's print dialog. Resolves to false if the browser has not begun to print: browsers inside other apps
 * ignore `print` without an error.
 */
export function printPage(): Promise<boolean> {
  return new Promise((settle) => {
    addEventListener('beforeprint', () => settle(true), { once: true });
    setTimeout(() => settle(false), longestWait);
    // Some of these browsers have no such function.
    (globalThis as Partial<Pick<Window, 'print'>>).print?.();
  });
}
