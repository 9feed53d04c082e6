import type { ClientDirective } from 'astro';

/** A finger or pen, a mouse, a key, the Tab key, and what a browser or a voice types. */
const touches = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Loads an island's script when it is first touched, or at once if the address asks for something:
 * if it holds one of the query parameters that the directive's value names (`client:touch="q level"`).
 *
 * React leaves what was typed in the meantime where it is; the island reads it when it starts. If the
 * script can't be loaded, the next touch tries again.
 */
const hydrateOnTouch: ClientDirective = (load, { value }, element) => {
  const hydrateIsland = async () => {
    for (const touch of touches) element.removeEventListener(touch, onTouch);
    const [hydrate] = await Promise.all([load(), wholePage()]);
    await hydrate();
  };
  const onTouch = () => void hydrateIsland();
  const waitForTouch = () => {
    for (const touch of touches) element.addEventListener(touch, onTouch, { passive: true });
  };
  element.addEventListener('astro:hydration-error', waitForTouch);

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

/** An island may work on what follows it, so it starts when the page has been read to its end. */
async function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
