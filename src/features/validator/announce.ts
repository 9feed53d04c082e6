/** Where a text of its own ends: with a sentence, or with what leads on to the next. */
const isEnded = /[.!?:…।][”’)]*$/;

/** In ms. What was said is also on the page, so it need not be met a second time in reading order. */
const longestSaid = 7000;

/** The last text that waits to be said or to be taken away. */
let frame = 0;
let timer: ReturnType<typeof setTimeout>;

/**
 * Has a screen reader say a text, once: as the only text of the page's one live region, which is empty in between, since a
 * text equal to the last one is not said, and one in parts is said in any order. Two frames later it is heard after what
 * the focus has moved to; a hidden page has no frames, so it speaks when it is looked at.
 *
 * @param text asked for what to say once the page shows it
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
 * What a part of the page says, in its order: headings, paragraphs, facts, counts and buttons. What is `data-silent` is
 * there to be read, and what is `hidden` to be said.
 *
 * @param part a selector of it
 */
export function spokenText(part: string): string {
  const said = document.querySelectorAll(
    `${part} :is(h2,p:not([data-silent]),dt,dd,[data-kind],button)`,
  );
  return inSentences(
    Array.from(said, (each) => each.textContent + (each.matches('dt') ? ':' : '')),
  );
}

/** Texts as one, each with an end: without a full stop a screen reader runs a heading into the sentence after it. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (isEnded.test(text) ? text : `${text}.`)).join(' ');
}
