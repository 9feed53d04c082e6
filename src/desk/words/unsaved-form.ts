/** The CMS can save only a form in which something was changed. */
const savable = '#nc-root button[aria-keyshortcuts$="+S"]:enabled';

/** Asks before a form is left whose changes are not saved: within the CMS, to another page, or by closing. */
export class UnsavedForm {
  /** Whether something was typed or chosen in the form: the CMS takes some for changed as soon as they open. */
  #isTouched = false;

  constructor() {
    window.addEventListener('beforeunload', (event) => {
      if (this.#isUnsaved()) event.preventDefault();
    });
    // Where a browser does not have it, the CMS goes back without asking.
    if ('navigation' in window) {
      window.navigation.addEventListener('navigate', (event) => this.#onNavigate(event));
    }
    window.addEventListener('hashchange', (event) => {
      // The CMS announces where it goes, even if it was not let go there.
      const isRefused = !event.isTrusted && placeIn(event.newURL) !== placeIn(location.href);
      if (isRefused) event.stopImmediatePropagation();
      else this.#isTouched = false;
    });
    for (const type of ['input', 'click'] as const) {
      window.addEventListener(type, ({ target }) => this.#onTouch(target), { capture: true });
    }
  }

  /** Lets the form go that is open: it is saved, or given up. */
  release(): void {
    this.#isTouched = false;
  }

  #onTouch(target: EventTarget | null): void {
    // The buttons at the top save and close the form.
    if (target instanceof Element && !target.closest('[role="toolbar"]')) this.#isTouched = true;
  }

  #onNavigate(event: NavigateEvent): void {
    const { url, sameDocument } = event.destination;
    const isElsewhere = sameDocument && placeIn(url) !== placeIn(location.href);
    if (!isElsewhere || !event.cancelable || !this.#isUnsaved()) return;
    if (!confirm('What you typed is not saved. Leave this form without it?')) {
      event.preventDefault();
    }
  }

  #isUnsaved(): boolean {
    // A form that was left stays in the page for a moment.
    const isForm = /\/(entries\/|new)/.test(location.hash);
    return isForm && this.#isTouched && document.querySelector(savable) !== null;
  }
}

/** What an address opens in the CMS. */
function placeIn(address: string): string {
  return new URL(address).hash.replace(/\?.*/, '');
}
