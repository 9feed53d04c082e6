import type { OpenLightbox } from './lightbox-of.ts';

/**
 * Opens pictures large within the page; what that takes is loaded when the first is touched. Without script, or
 * where it can't be loaded, the links lead to the pictures themselves.
 */
export function wireLightbox(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog#lightbox');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.gallery-picture')];
  if (!dialog) return;
  let loaded: Promise<OpenLightbox> | undefined;
  const load = () =>
    (loaded ??= import('./lightbox-of.ts').then(({ lightboxOf }) => lightboxOf(dialog, links)));

  for (const link of links) {
    // A press lasts a tenth of a second before it is a click.
    link.addEventListener('pointerdown', () => void load().catch(() => undefined));
    link.addEventListener('click', (event) => {
      // A press with a modifier asks for a tab or a window of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void openWith(load(), link);
    });
  }
}

async function openWith(loaded: Promise<OpenLightbox>, link: HTMLAnchorElement) {
  link.ariaBusy = 'true';
  try {
    (await loaded)(link);
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = null;
  }
}
