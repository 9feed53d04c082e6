/**
 * Asks the owner before a form or the page closes with typed text that is not saved. A change without typing, such
 * as a removed entry, is not noticed. Must be called before the CMS starts.
 *
 * @returns a function that lets the open form close without a question
 */
export function guardTypedText(): () => void {
  let unsavedForm: string | undefined;
  /** The form's address, if the owner has just chosen to stay. */
  let staysAt: string | undefined;
  const release = () => {
    unsavedForm = undefined;
  };
  window.addEventListener('input', () => {
    unsavedForm = formAt(location.href);
  });
  window.addEventListener('beforeunload', (event) => {
    if (unsavedForm !== undefined) event.preventDefault();
  });
  // A browser without the Navigation API leaves the form without asking.
  if ('navigation' in window) {
    window.navigation.addEventListener('navigate', (event) => {
      const { url, sameDocument } = event.destination;
      const isLeft = sameDocument && formAt(url) !== unsavedForm;
      if (unsavedForm === undefined || !isLeft || !event.cancelable) return;
      if (!confirm('What you typed is not saved. Leave this form without saving?')) {
        event.preventDefault();
        staysAt = location.href;
      }
    });
  }
  window.addEventListener('hashchange', (event) => {
    // The CMS sends itself this event even if the owner stays. It would load the form again, without the typed text.
    if (location.href === staysAt) event.stopImmediatePropagation();
    staysAt = undefined;
    if (formAt(location.href) !== unsavedForm) release();
  });
  return release;
}

/** The part of an address that names a form; undefined for other pages. The CMS documents these addresses. */
function formAt(address: string): string | undefined {
  return /#\/collections\/[^/]+\/(?:entries\/[^?]+|new)/.exec(address)?.[0];
}
