/**
 * Changes the address of this page in the address bar, without a new entry in the history. So Back leads to the
 * previous page.
 *
 * @param rest the new part after the path: query and fragment
 */
export function replaceAddress(rest: string): void {
  const { pathname, search, hash } = location;
  if (rest === search + hash) return;
  try {
    history.replaceState(history.state, '', pathname + rest);
  } catch {
    // Safari refuses more than 100 changes within 30 seconds. The page works without the change.
  }
}
