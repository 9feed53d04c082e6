const isEnded = /[.!?:…।][”’)]*$/;

/**
 * In milliseconds: how long a text stays in the live region, so that a visitor who reads line by line does not hear it
 * again. Elsewhere on the page, the text stays.
 */
const longestSaid = 7000;

let frame = 0;
let timer: ReturnType<typeof setTimeout>;

/**
 * Puts a text into the page's live region, so that screen readers say the text. The region is emptied first: screen
 * readers don't repeat an unchanged text. The text follows two frames later, when a dialog that has just opened is
 * visible, so that screen readers say the focused element first.
 *
 * @param text a function that returns the text; it runs two frames later, when the page shows the text
 * @param region the live region, if an open dialog has its own
 */
export function announce(text: () => string, region = document.querySelector('#announced')): void {
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

/** Joins texts and adds missing full stops. Screen readers then pause after a heading. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (isEnded.test(text) ? text : `${text}.`)).join(' ');
}
