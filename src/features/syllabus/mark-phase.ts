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
  mark(0);
  for (const phase of phases) observer.observe(phase);
  // What was chosen is not under the list.
  for (const link of links) link.addEventListener('click', () => (list.open = false));
}

/** Where all or only what one builds is shown, the module that was being read stays, or the one before it that is shown. */
export function keepPlaceOnSwitch(): void {
  const view = document.querySelector<HTMLInputElement>('#view-built');
  const modules = [...document.querySelectorAll('.timeline-step')];
  // One that is not shown is at 0.
  const tops = () => modules.map((module) => module.getBoundingClientRect().top);
  view?.addEventListener('change', () => {
    // Once more as it was, to see which one that is.
    view.checked = !view.checked;
    const before = tops();
    view.checked = !view.checked;
    const after = tops();
    const at = before.findLastIndex((top, index) => top && top < 200 && after[index]);
    // Below the bar; where none was reached yet, it is no number, and nothing moves.
    scrollBy(0, (after[at] ?? NaN) - 150);
  });
}
