/**
 * Asks the owner before typed text is lost, because its form, the page or the window is left. A change without typing, such
 * as a removed entry, is not noticed.
 *
 * @returns a function that lets the open form close without a question
 */
export function guardTypedText(): () => void {
  let isTyped = false;
  const release = () => {
    isTyped = false;
  };
  window.addEventListener('input', () => {
    isTyped = formAt(location.href) !== undefined;
  });
  window.addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });
  // A browser without the Navigation API leaves the form without asking.
  if ('navigation' in window) {
    window.navigation.addEventListener('navigate', (event) => {
      const { url, sameDocument } = event.destination;
      const isLeft = sameDocument && formAt(url) !== formAt(location.href);
      if (!isTyped || !isLeft || !event.cancelable) return;
      if (!confirm('What you typed is not saved. Leave this form without saving?')) {
        event.preventDefault();
      }
    });
  }
  window.addEventListener('hashchange', (event) => {
    // If the owner stays, a script may still announce the address that was refused.
    const isRefused = !event.isTrusted && formAt(event.newURL) !== formAt(location.href);
    if (isRefused) event.stopImmediatePropagation();
    else release();
  });
  return release;
}

/** The form that an address opens, as the CMS documents it; undefined for another page. */
function formAt(address: string): string | undefined {
  return /#\/collections\/[^/]+\/(?:entries\/[^?]+|new)/.exec(address)?.[0];
}
