/**
 * Scrolls the form to the top of the window if the result is not within it: a phone's keyboard hides all below
 * its own edge, which only the visual viewport knows.
 */
export function bringIntoView(result: HTMLElement, form: HTMLElement): void {
  const edge = window.visualViewport?.height ?? innerHeight;
  const { top, bottom } = result.getBoundingClientRect();
  if (top >= 0 && bottom <= edge) return;
  form.scrollIntoView({ block: 'start', behavior: 'instant' });
}
