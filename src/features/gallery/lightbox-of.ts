import { announce, inSentences } from '../../ui/announce.ts';

/** Makes the gallery's links open their pictures in a dialog. */
export function wireLightbox(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog#lightbox');
  if (!dialog) return;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.gallery-picture')];
  const open = lightboxOf(dialog, links);
  for (const link of links) {
    link.addEventListener('click', (event) => {
      // A click with a modifier key opens the picture in a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(link);
    });
  }
}

/** In pixels. */
const swipeDistance = 48;

/** Returns a function that opens the dialog with the picture of a link. The browser handles Escape and the focus. */
function lightboxOf(
  dialog: HTMLDialogElement,
  links: readonly HTMLAnchorElement[],
): (first: HTMLAnchorElement) => void {
  let index = 0;
  const show = (step: number) => {
    index = (index + step + links.length) % links.length;
    const link = links[index];
    if (link) say(dialog, fill(dialog, link, `${index + 1} / ${links.length}`));
  };

  dialog.addEventListener('keydown', ({ key }) => turnByKey(key, show));
  dialog.addEventListener('click', (event) => act(dialog, event, show));
  followSwipes(dialog, show);
  const enter = closeOnBack(dialog);

  return (first) => {
    index = links.indexOf(first);
    show(0);
    dialog.showModal();
    enter();
    dialog.querySelector<HTMLElement>('[data-action="next"]')?.focus();
  };
}

/**
 * Makes the browser's Back button close the dialog. Returns a function to call when the dialog opens, which adds an
 * entry to the history; the entry goes when the dialog closes.
 */
function closeOnBack(dialog: HTMLDialogElement): () => void {
  let hasEntry = false;
  let isLeaving = false;
  const enter = () => {
    // The browser goes back only after the script has ended, so a new entry has to wait until then.
    if (isLeaving) return;
    history.pushState(null, '');
    hasEntry = true;
  };
  dialog.addEventListener('close', () => {
    if (!hasEntry) return;
    hasEntry = false;
    isLeaving = true;
    history.back();
  });
  addEventListener('popstate', () => {
    if (!isLeaving) {
      hasEntry = false;
      dialog.close();
      return;
    }
    isLeaving = false;
    if (dialog.open) enter();
  });
  return enter;
}

/**
 * Makes a screen reader say `texts` after the focused button. Without a live region, Orca would say the caption twice
 * and leave out the dialog's name.
 */
function say(dialog: HTMLDialogElement, texts: readonly string[]): void {
  const name = dialog.open ? [] : [dialog.getAttribute('aria-label') ?? ''];
  announce(() => inSentences([...name, ...texts]), dialog.querySelector('[aria-live]'));
}

function fill(dialog: HTMLDialogElement, link: HTMLAnchorElement, count: string): string[] {
  const picture = link.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLPictureElement)) return [];
  for (const source of picture.querySelectorAll('source')) source.sizes = '96vw';
  const image = picture.querySelector('img');
  if (image) {
    image.loading = 'eager';
    const small = link.querySelector('img')?.currentSrc ?? '';
    image.addEventListener('error', () => picture.replaceChildren(smaller(image, small)), {
      once: true,
    });
  }
  dialog.querySelector('#large-picture')?.replaceChildren(picture);
  const row = link.closest('div');
  const room = row?.querySelector('h2')?.textContent ?? '';
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  const told = `${count} · ${room}: ${caption}`;
  dialog.querySelector('figcaption')?.replaceChildren(told);
  return [told, image?.alt ?? ''];
}

/** If the large picture can't be loaded, `image` shows the small picture at `address`, which the page has loaded. */
function smaller(image: HTMLImageElement, address: string): HTMLImageElement {
  image.removeAttribute('srcset');
  image.src = address;
  return image;
}

function turnByKey(key: string, show: (step: number) => void): void {
  if (key === 'ArrowLeft') show(-1);
  if (key === 'ArrowRight') show(1);
}

/** The dialog closes if a press hits neither the picture nor a button. */
function act(dialog: HTMLDialogElement, { target }: Event, show: (step: number) => void): void {
  if (!(target instanceof Element)) return;
  const action = target.closest<HTMLElement>('[data-action]')?.dataset['action'];
  if (action === 'previous') show(-1);
  else if (action === 'next') show(1);
  else if (action === 'close' || target === dialog) dialog.close();
}

/** Only one finger swipes: two fingers zoom, and a mouse selects text. */
function followSwipes(dialog: HTMLDialogElement, show: (step: number) => void): void {
  let from: number | undefined;
  dialog.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX }) => {
    from = pointerType === 'touch' && isPrimary ? clientX : undefined;
  });
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - (from ?? clientX);
    from = undefined;
    if (Math.abs(moved) >= swipeDistance) show(moved < 0 ? 1 : -1);
  });
  // The browser cancels a touch that scrolls the page or selects a word.
  dialog.addEventListener('pointercancel', () => (from = undefined));
}
