/** How far one press scrolls, in pixels. */
const step = 300;

/** Wires the row of courses: its buttons scroll it, one without effect is disabled, and where nothing can scroll there are none. */
export function wireCarousel(page: Document): void {
  const row = page.querySelector<HTMLElement>('.carousel-row');
  const buttons = page.querySelector<HTMLElement>('.carousel-buttons');
  const [left, right] = buttons?.querySelectorAll('button') ?? [];
  if (!row || !buttons || !left || !right) return;

  const followRow = () => {
    const focused = page.activeElement;
    // Positions may be fractions of a pixel, hence the one pixel of play.
    left.disabled = row.scrollLeft <= 1;
    right.disabled = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    buttons.style.visibility = left.disabled && right.disabled ? 'hidden' : '';
    // A button that is disabled hands the focus on to its row, else the next Tab begins at the page's start.
    if (focused?.matches('.carousel-buttons :disabled')) row.focus({ preventScroll: true });
  };
  new ResizeObserver(followRow).observe(row);
  row.addEventListener('scroll', followRow, { passive: true });
  row.addEventListener('focusin', showWholeCard);
  left.addEventListener('click', () => row.scrollBy({ left: -step, behavior: scrollBehavior() }));
  right.addEventListener('click', () => row.scrollBy({ left: step, behavior: scrollBehavior() }));
}

/**
 * Browsers leave a link where it is as long as a part of it can be seen. Only for the keyboard: what is pressed must
 * not move away below the pointer.
 */
function showWholeCard({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  const behavior = scrollBehavior();
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
