/**
 * Scrolls the form to the top of the window if the first result is not within it: a phone's keyboard hides all below
 * its own edge, which only the visual viewport knows.
 */
export function bringIntoView(firstResult: HTMLElement, form: HTMLElement): void {
  const edge = window.visualViewport?.height ?? innerHeight;
  const { top, bottom } = firstResult.getBoundingClientRect();
  if (top >= 0 && bottom <= edge) return;
  form.scrollIntoView({ block: 'start', behavior: 'instant' });
}
