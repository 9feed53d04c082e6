/**
 * Closes the menu as the visitor leaves the page: Back would show it open, since browsers keep a page as it was left. It
 * closes, too, when the focus goes on to what it lies over, which is all but the header.
 */
export function closeMenuOnLeaving(): void {
  const close = () => {
    const menu: MayClose | null = document.querySelector<HTMLElement>('[popover]');
    menu?.hidePopover?.();
  };
  addEventListener('pagehide', close);
  addEventListener('focusin', ({ target }) => {
    // Nothing but an element can take the focus.
    if (!(target as Element).closest('header')) close();
  });
}

/** Browsers without popover have no such method; there the links are in the bar. */
type MayClose = Partial<Pick<HTMLElement, 'hidePopover'>>;
