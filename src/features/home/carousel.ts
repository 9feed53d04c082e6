/** In pixels, for one press of a button. */
const step = 300;

/** Makes the buttons scroll the row of courses. If the row can't scroll, both buttons are hidden. */
export function wireCarousel(page: Document): void {
  const row = page.querySelector<HTMLElement>('.carousel-row');
  const buttons = page.querySelector<HTMLElement>('.carousel-buttons');
  const [left, right] = buttons?.querySelectorAll('button') ?? [];
  if (!row || !buttons || !left || !right) return;

  const followRow = () => {
    const focused = page.activeElement;
    // Positions may be fractions of a pixel.
    left.disabled = row.scrollLeft <= 1;
    right.disabled = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    buttons.style.visibility = left.disabled && right.disabled ? 'hidden' : '';
    // From a disabled button, the next Tab would begin at the start of the page.
    if (focused?.matches('.carousel-buttons :disabled')) row.focus({ preventScroll: true });
  };
  new ResizeObserver(followRow).observe(row);
  row.addEventListener('scroll', followRow, { passive: true });
  row.addEventListener('focusin', showWholeCard);
  left.addEventListener('click', () => row.scrollBy({ left: -step, behavior: scrollBehavior() }));
  right.addEventListener('click', () => row.scrollBy({ left: step, behavior: scrollBehavior() }));
}

/**
 * Scrolls to the whole card if the keyboard moves the focus to its link. Browsers don't scroll to a partly visible
 * link. After a click nothing scrolls, so that the link stays under the pointer.
 */
function showWholeCard({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const behavior = scrollBehavior();
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
