import type { ClientDirective } from 'astro';

/** A finger or pen, a mouse, a key, the Tab key, and what a browser or a voice types. */
const touches = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Loads an island's script when it is first touched, or at once if the address asks for something:
 * if it holds one of the query parameters that the directive's value names (`client:touch="q level"`).
 *
 * React leaves what was typed in the meantime where it is; the island reads it when it starts. Its forms
 * are not sent: the page that came instead would have lost what was typed. If the script can't be loaded,
 * the element with `data-load-failed` says so in these words, and the next touch tries again.
 */
const hydrateOnTouch: ClientDirective = (load, { value }, element) => {
  const status = element.querySelector<HTMLElement>('[data-load-failed]');
  const before = status?.textContent;
  const say = (text = '') => {
    if (status) status.textContent = text;
  };
  let isWaiting = false;
  const hydrateIsland = async () => {
    isWaiting = false;
    for (const touch of touches) element.removeEventListener(touch, onTouch);
    await hydrateWhole();
  };
  const hydrateWhole = async () => {
    const [hydrate] = await Promise.all([load(), wholePage()]);
    // React starts from the page as it was built.
    if (!isWaiting) say(before);
    await hydrate();
  };
  const onTouch = () => void hydrateIsland();
  const waitForTouch = () => {
    isWaiting = true;
    for (const touch of touches) element.addEventListener(touch, onTouch, { passive: true });
  };
  element.addEventListener('astro:hydration-error', () => {
    say(status?.dataset['loadFailed']);
    showAsked(element);
    waitForTouch();
  });
  element.addEventListener('submit', (event) => event.preventDefault());

  const isTouched = element.contains(document.activeElement);
  if (isTouched || addressHolds(value)) onTouch();
  else waitForTouch();
};

// eslint-disable-next-line no-restricted-exports -- Astro takes a directive from nothing but a default export.
export default hydrateOnTouch;

function addressHolds(names: string): boolean {
  const parameters = new URLSearchParams(location.search);
  return names.split(' ').some((name) => parameters.has(name));
}

/** The words that the address asks for, where nothing was typed yet. */
function showAsked(element: HTMLElement): void {
  const parameters = new URLSearchParams(location.search);
  for (const box of element.querySelectorAll<HTMLInputElement>('input[name]')) {
    box.value ||= parameters.get(box.name) ?? '';
  }
}

/** An island may work on what follows it, so it starts when the page has been read to its end. */
async function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
