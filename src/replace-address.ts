/**
 * Puts another address of this page into the address bar, without adding to the history: Back leads to the page before.
 *
 * @param rest what follows the path
 */
export function replaceAddress(rest: string): void {
  const { pathname, search, hash } = location;
  if (rest === search + hash) return;
  try {
    history.replaceState(history.state, '', pathname + rest);
  } catch {
    // Safari refuses more than 100 changes within 30 seconds. The page works all the same.
  }
}
