/**
 * Whether the site's own Content Security Policy keeps its pages from this address, or from one that the
 * address leads on to. Such a request fails like a lost connection; only an event tells them apart (CSP Level 3,
 * section 5.3). So the address is asked again, without a right to read the answer.
 *
 * It has to run in the page, not in the Worker: WebKit sends the event of a Worker's request to the document, or
 * to nobody.
 *
 * @param timeoutMs how long to wait for an answer, in milliseconds
 */
export async function isBlockedByPolicy(url: string, timeoutMs = 5000): Promise<boolean> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  let isBlocked = false;
  const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', listen, { signal });
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
  } catch {
    // Chromium sends the event after it has refused the request: 1 ms later, measured.
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
  return isBlocked;
}
