/** Matches the CMS's Save button. The CMS enables the button only if something was changed. */
const savable = '#nc-root button[aria-keyshortcuts$="+S"]:enabled';

/** Asks the owner before unsaved changes of a form are lost, because the form, the page or the window is left. */
export class UnsavedForm {
  /**
   * Whether the owner typed or chose something in the form. The CMS's own answer is not enough, since the CMS counts
   * some forms as changed as soon as they open.
   */
  #isTouched = false;

  constructor() {
    window.addEventListener('beforeunload', (event) => {
      if (this.#isUnsaved()) event.preventDefault();
    });
    // In a browser without the Navigation API, the CMS leaves the form without asking.
    if ('navigation' in window) {
      window.navigation.addEventListener('navigate', (event) => this.#onNavigate(event));
    }
    window.addEventListener('hashchange', (event) => {
      // The CMS announces its new address even if the owner has chosen to stay.
      const isRefused = !event.isTrusted && placeIn(event.newURL) !== placeIn(location.href);
      if (isRefused) event.stopImmediatePropagation();
      else this.#isTouched = false;
    });
    for (const type of ['input', 'click'] as const) {
      window.addEventListener(type, ({ target }) => this.#onTouch(target), { capture: true });
    }
  }

  /** Lets the open form close without a question, because the form was saved or its changes may be lost. */
  release(): void {
    this.#isTouched = false;
  }

  #onTouch(target: EventTarget | null): void {
    // A click on a button at the top changes nothing in the form.
    if (target instanceof Element && !target.closest('[role="toolbar"]')) this.#isTouched = true;
  }

  #onNavigate(event: NavigateEvent): void {
    const { url, sameDocument } = event.destination;
    const isElsewhere = sameDocument && placeIn(url) !== placeIn(location.href);
    if (!isElsewhere || !event.cancelable || !this.#isUnsaved()) return;
    if (!confirm('What you typed is not saved. Leave this form without saving?')) {
      event.preventDefault();
    }
  }

  #isUnsaved(): boolean {
    // A closed form stays in the page for a moment, so the address tells whether a form is open.
    const isForm = /\/(entries\/|new)/.test(location.hash);
    return isForm && this.#isTouched && document.querySelector(savable) !== null;
  }
}

/** The part of an address that tells what the CMS has opened. */
function placeIn(address: string): string {
  return new URL(address).hash.replace(/\?.*/, '');
}
