import type { ClientDirective } from 'astro';

/** What the build fills in: the addresses of Astro's script for islands, and of React. */
declare const islandRuntime: string;
declare const react: string;

/** Astro's own and our directives, by name: each calls `load` when the moment has come that it waits for. */
declare const Astro: Readonly<Record<string, ClientDirective | undefined>>;

for (const island of document.querySelectorAll<HTMLElement>('astro-island')) awaitRuntime(island);

/**
 * Has the island's directive wait in place of Astro's script, and fetches that script at its sign. It then asks the
 * directive once more, which `data-awake` tells to wait no longer.
 */
function awaitRuntime(island: HTMLElement) {
  const load = async () => {
    island.dataset['awake'] = '';
    fetchParts(island);
    try {
      await loadRuntime();
    } catch {
      island.dispatchEvent(new Event('astro:hydration-error'));
    }
    return () => Promise.resolve();
  };
  const directive = Astro[island.getAttribute('client') ?? ''];
  // Astro writes the directive's options as JSON.
  const options = JSON.parse(island.getAttribute('opts') ?? '{}') as Parameters<ClientDirective>[1];
  directive?.(load, options, island);
}

/** Astro's script asks for these, and they for React; all at once they are there two round trips sooner. */
function fetchParts(island: HTMLElement) {
  const parts = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  // That script tries again what fails here.
  for (const part of [react, ...parts]) import(part).catch(() => undefined);
}

/** Tries again after a second, as that script does, and under another address, since browsers keep to a failure. */
async function loadRuntime() {
  if (customElements.get('astro-island')) return;
  try {
    await import(islandRuntime);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await import(`${islandRuntime}?again=${Date.now()}`);
  }
}
