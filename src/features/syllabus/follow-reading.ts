/** Makes the bar mark the phase in view, and keeps the reader's place when the view changes. */
export function followReading(): void {
  const parts = [...document.querySelectorAll('.phase, .timeline-step')];
  const mark = phaseMarker();
  /** The modules and phases that begin above a line at 35 % of the window's height. */
  const begun = new Set<Element>();
  let reading = -1;

  const observer = new IntersectionObserver(
    (entries) => {
      // The list of titles hides the modules.
      if (isChosen('titles')) return;
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      reading = parts.findLastIndex((part) => begun.has(part));
      mark(parts[reading]?.closest('.phase') ?? null);
    },
    // The large top margin includes all elements above the line, even those that a jump skips.
    { rootMargin: '1000000px 0px -65%' },
  );
  for (const part of parts) observer.observe(part);

  for (const choice of document.querySelectorAll('[name="view"]')) {
    choice.addEventListener('change', () => {
      mark(isChosen('titles') ? undefined : (parts[reading]?.closest('.phase') ?? null));
      const place = isChosen('titles')
        ? document.querySelector('.titles')
        : parts.slice(0, reading + 1).findLast((part) => part.checkVisibility());
      place?.scrollIntoView({ behavior: 'instant' });
    });
  }
  for (const link of document.querySelectorAll('.titles a, .phase-nav a')) {
    link.addEventListener('click', () => {
      // The browser can't scroll to a hidden module or phase.
      if (isChosen('titles')) choiceOf('all')?.click();
    });
  }
}

function choiceOf(view: 'all' | 'titles'): HTMLInputElement | null {
  return document.querySelector(`#view-${view}`);
}

function isChosen(view: 'all' | 'titles'): boolean {
  return choiceOf(view)?.checked === true;
}

/**
 * Returns a function that marks a phase's link in the bar. For `null`, the first phase's link is marked; for
 * `undefined`, none.
 */
function phaseMarker(): (phase: Element | null | undefined) => void {
  const list = document.querySelector<HTMLDetailsElement>('.phase-nav');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const phases = [...document.querySelectorAll('.phase')];
  const button = list?.querySelector('summary');
  const mark = (phase: Element | null | undefined) => {
    const link = phase === undefined ? undefined : links[phase ? phases.indexOf(phase) : 0];
    // Marking the same phase again would cause another layout, which delays a slow phone's first paint.
    if (link?.hasAttribute('aria-current')) return;
    for (const each of links) each.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    button?.replaceChildren((link ? link.dataset['place'] : button.dataset['unread']) ?? '');
  };
  mark(null);
  // Closes the list, which would cover the chosen phase.
  for (const link of links) {
    link.addEventListener('click', () => {
      if (list) list.open = false;
    });
  }
  return mark;
}
