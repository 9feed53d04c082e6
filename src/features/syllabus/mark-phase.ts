/**
 * Marks in the bar the phase that is on the screen: its link, and on a phone the button that opens all links, which says
 * which of them it is.
 */
export function markPhaseOnScreen(): void {
  const list = document.querySelector<HTMLDetailsElement>('.phase-nav');
  if (!list) return;
  const phases = [...document.querySelectorAll('.phase')];
  const links = [...list.querySelectorAll('a')];
  const mark = (current: number) => {
    const link = links[Math.max(0, current)];
    // What does not change is not laid out again, which on a slow phone delays the first paint.
    if (!link || link.hasAttribute('aria-current')) return;
    for (const each of links) each.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    list.querySelector('summary')?.replaceChildren(link.dataset['place'] ?? '');
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      const line = entry?.rootBounds?.bottom ?? 0;
      mark(phases.findLastIndex((phase) => phase.getBoundingClientRect().top <= line));
    },
    // All that is above a line across the screen: what a jump leaps over changes its side as well.
    { rootMargin: '1000000px 0px -65%' },
  );
  for (const phase of phases) observer.observe(phase);
  mark(0);
  // What was chosen is not under the list.
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) list.open = false;
  });
}
