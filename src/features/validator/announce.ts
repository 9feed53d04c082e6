/** Punctuation that ends a text: the end of a sentence, or a mark that leads to the next text. */
const isEnded = /[.!?:…।][”’)]*$/;

/** In ms: when the announced text is removed, since the page has it too, and nobody should meet it twice. */
const longestSaid = 7000;

/** The last text that waits to be announced or removed. */
let frame = 0;
let timer: ReturnType<typeof setTimeout>;

/**
 * Announces a text to screen readers once, as the only text of the page's one live region. The region is emptied in between, since an
 * equal text would not be announced again, and a text in parts would be announced in any order. The text comes two frames later, so
 * that it is heard after the focused element; a hidden page has no frames, so it announces once it is visible.
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
 * The texts of a part of the page, in order: headings, paragraphs, facts and buttons. `data-silent` texts are only shown, and
 * `hidden` texts are only announced.
 *
 * @param part its selector
 */
export function spokenText(part: string): string {
  const said = document.querySelectorAll(`${part} :is(h2,p,dt,dd,button):not([data-silent])`);
  return inSentences(
    Array.from(said, (each) => each.textContent + (each.matches('dt') ? ':' : '')),
  );
}

/** Joins texts, each with an end, since without a full stop a screen reader runs a heading into the next sentence. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (isEnded.test(text) ? text : `${text}.`)).join(' ');
}
