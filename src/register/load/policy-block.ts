/**
 * Whether the site's own Content Security Policy keeps its pages from this address, or from one that it leads on to. Such
 * a request fails like a lost connection; only an event tells them apart (CSP Level 3, 5.3). So the address is asked
 * again, in the page: WebKit sends the event of a Worker's request to the document, or to nobody.
 */
export async function isBlockedByPolicy(url: string, timeoutMs = 5000): Promise<boolean> {
  let isBlocked = false;
  const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', listen);
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // Chromium sends the event after it has refused the request: 1 ms later, measured.
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    document.removeEventListener('securitypolicyviolation', listen);
  }
  return isBlocked;
}
