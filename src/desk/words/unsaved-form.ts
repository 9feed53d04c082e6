/** The CMS enables its Save button only if something was changed. */
const savable = '#nc-root button[aria-keyshortcuts$="+S"]:enabled';

/** Asks before unsaved changes of a form are lost: within the CMS, to another page, or by closing. */
export class UnsavedForm {
  /** Whether something was typed or chosen in the form. The CMS counts some forms as changed as soon as they open. */
  #isTouched = false;

  constructor() {
    window.addEventListener('beforeunload', (event) => {
      if (this.#isUnsaved()) event.preventDefault();
    });
    // In browsers without this API, the CMS goes back without asking.
    if ('navigation' in window) {
      window.navigation.addEventListener('navigate', (event) => this.#onNavigate(event));
    }
    window.addEventListener('hashchange', (event) => {
      // The CMS announces its new address even if the navigation was stopped.
      const isRefused = !event.isTrusted && placeIn(event.newURL) !== placeIn(location.href);
      if (isRefused) event.stopImmediatePropagation();
      else this.#isTouched = false;
    });
    for (const type of ['input', 'click'] as const) {
      window.addEventListener(type, ({ target }) => this.#onTouch(target), { capture: true });
    }
  }

  /** Lets the open form close, because it is saved or given up. */
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
    // A closed form stays in the page for a moment, so the address decides.
    const isForm = /\/(entries\/|new)/.test(location.hash);
    return isForm && this.#isTouched && document.querySelector(savable) !== null;
  }
}

/** The part of an address that the CMS opens. */
function placeIn(address: string): string {
  return new URL(address).hash.replace(/\?.*/, '');
}
