import { lightboxOf } from './lightbox-of.ts';

/** Opens pictures large within the page. Without script, the links lead to the pictures themselves. */
export function wireLightbox(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog#lightbox');
  if (!dialog) return;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.gallery-picture')];
  const open = lightboxOf(dialog, links);
  for (const link of links) {
    link.addEventListener('click', (event) => {
      // A press with a modifier asks for a tab or a window of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(link);
    });
  }
}
