/**
 * Follows what one reads of a syllabus: the bar marks the phase, and where one chooses to see more or less of the modules,
 * the page stays at the module that was being read, or at the one before it that is shown.
 */
export function followReading(): void {
  const parts = [...document.querySelectorAll('.phase, .timeline-step')];
  const mark = phaseMarker();
  /** What begins above the line across the screen. */
  const begun = new Set<Element>();
  let reading = -1;

  const observer = new IntersectionObserver(
    (entries) => {
      // Behind the list of titles nothing is being read.
      if (isChosen('titles')) return;
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      reading = parts.findLastIndex((part) => begun.has(part));
      mark(parts[reading]?.closest('.phase') ?? null);
    },
    // All that is above the line: what a jump leaps over changes its side as well.
    { rootMargin: '1000000px 0px -65%' },
  );
  for (const part of parts) observer.observe(part);

  for (const choice of document.querySelectorAll('[name="view"]')) {
    choice.addEventListener('change', () => {
      const place = isChosen('titles')
        ? document.querySelector('.titles')
        : parts.slice(0, reading + 1).findLast((part) => part.checkVisibility());
      place?.scrollIntoView({ behavior: 'instant' });
    });
  }
  for (const link of document.querySelectorAll('.titles a, .phase-nav a')) {
    link.addEventListener('click', () => {
      // Before the browser looks for the module or the phase.
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

/** Marks a phase in the bar: its link, and on a phone the button that opens all links. Before the first, the first is marked. */
function phaseMarker(): (phase: Element | null) => void {
  const list = document.querySelector<HTMLDetailsElement>('.phase-nav');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const phases = [...document.querySelectorAll('.phase')];
  const mark = (phase: Element | null) => {
    const link = links[phase ? phases.indexOf(phase) : 0];
    // What does not change is not laid out again, which on a slow phone delays the first paint.
    if (!link || link.hasAttribute('aria-current')) return;
    for (const each of links) each.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    list?.querySelector('summary')?.replaceChildren(link.dataset['place'] ?? '');
  };
  mark(null);
  // What was chosen is not under the list.
  for (const link of links) {
    link.addEventListener('click', () => {
      if (list) list.open = false;
    });
  }
  return mark;
}
