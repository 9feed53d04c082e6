/** Closes the menu as the visitor leaves the page: Back would show it open, since browsers keep a page as it was left. */
export function closeMenuOnLeaving(): void {
  addEventListener('pagehide', () => {
    const menu: MayClose | null = document.querySelector<HTMLElement>('[popover]');
    menu?.hidePopover?.();
  });
}

/** Browsers without popover have no such method; there the links are in the bar. */
type MayClose = Partial<Pick<HTMLElement, 'hidePopover'>>;
