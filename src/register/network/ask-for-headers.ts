/**
 * Asks a host for a file's headers, without a right to read them.
 *
 * @throws TypeError where it can't be reached
 */
export async function askForHeaders(url: string, signal: AbortSignal): Promise<void> {
  await fetch(url, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
}
