/** A full stop, a colon or the like at the end of a text. */
const isEnded = /[.!?:…।][”’)]*$/;

/**
 * In milliseconds: the time after which the announced text is removed. The page also shows the text, and nobody
 * should hear the text twice.
 */
const longestSaid = 7000;

let frame = 0;
let timer: ReturnType<typeof setTimeout>;

/**
 * Announces a text to screen readers once, in the page's one live region. The region is emptied first, since a text
 * that has not changed would not be announced again. The text follows two frames later, so that the focused element
 * is heard before the text. A hidden page has no frames, so the text is announced once the page is visible.
 *
 * @param text returns the text once the page shows it
 */
export function announce(text: () => string): void {
  const region = document.querySelector('#announced');
  if (!region) return;
  region.textContent = '';
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      region.textContent = text();
      timer = setTimeout(() => (region.textContent = ''), longestSaid);
    });
  });
}

/**
 * The texts of a part of the page, in order: headings, paragraphs, facts and buttons. Texts with `data-silent` are
 * shown but not announced; `hidden` texts are announced but not shown.
 *
 * @param part the part's selector
 */
export function spokenText(part: string): string {
  const said = document.querySelectorAll(`${part} :is(h2,p,dt,dd,button):not([data-silent])`);
  return inSentences(
    Array.from(said, (each) => each.textContent + (each.matches('dt') ? ':' : '')),
  );
}

/**
 * Joins texts, each with a full stop at its end. Without the full stop, a screen reader runs a heading into the next
 * sentence.
 */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (isEnded.test(text) ? text : `${text}.`)).join(' ');
}
