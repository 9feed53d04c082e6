import type { Page } from '@playwright/test';

/** One line of text as it is on the screen. */
export interface TextLine {
  readonly element: Element;
  readonly text: string;
  readonly box: DOMRect;
}

/** What every function here needs to go along into a page. */
export const textParts = [
  textLines,
  isSeen,
  isForScreenReaders,
  blockOf,
  nameOf,
  liesInFront,
  lowerBars,
];

/** Lines that end beyond the page, or beyond the edge of something that hides what it can't hold. */
export function cutTexts(): string[] {
  const pageWidth = document.documentElement.clientWidth;
  const isCut = ({ element, box }: TextLine): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // What scrolls can be read by scrolling.
      if ([overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow))) return false;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      // A line's box is taller than its letters.
      const spare = box.height * 0.2;
      const beside = box.left < edge.left - 1 || box.right > edge.right + 1;
      const above = box.top < edge.top - spare || box.bottom > edge.bottom + spare;
      if ((overflowX !== 'visible' && beside) || (overflowY !== 'visible' && above)) return true;
    }
    return box.left < -1 || box.right > pageWidth + 1;
  };
  return textLines()
    .filter(isCut)
    .map(({ text }) => text);
}

/** Pairs of texts, or of a text and a control or picture, that lie over each other. */
export function overlaps(): string[] {
  // The page scrolls past below a bar at the window's lower edge; where the bar is let go it must lie over nothing.
  const bars = lowerBars();
  for (const bar of bars) bar.style.position = 'static';
  const lines = textLines().map(({ element, text, box }) => {
    // A line's box is taller than its letters.
    const [top, bottom] = [box.top + box.height * 0.15, box.bottom - box.height * 0.15];
    const { left, right } = box;
    return { owner: blockOf(element), name: text, left, right, top, bottom, isText: true };
  });
  const others = [...document.querySelectorAll('button, input, select, textarea, a[href], img')]
    .filter((element) => isSeen(element) && getComputedStyle(element).display !== 'inline')
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { owner: element, name: nameOf(element), left, right, top, bottom, isText: false };
    });
  for (const bar of bars) bar.style.position = '';
  return lines.flatMap((line, index) =>
    [...lines.slice(index + 1), ...others]
      .filter(
        (other) =>
          // First what is quickly told, since there are a million pairs.
          Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2 &&
          Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > 2 &&
          other.owner !== line.owner &&
          (other.isText ||
            !(other.owner.contains(line.owner) || liesInFront(line.owner, other.owner))),
      )
      .map((other) => `${line.name} / ${other.name}`),
  );
}

/** Whether this is in an item of a list that is laid over another, as photographs are over their neighbours. */
function liesInFront(element: Element, other: Element): boolean {
  const [item, neighbour] = [element.closest('li'), other.closest('li')];
  if (!item || item.parentElement !== neighbour?.parentElement) return false;
  const [above, below] = [item, neighbour].map((each) => getComputedStyle(each).zIndex);
  return (Number.parseInt(above ?? '') || 0) > (Number.parseInt(below ?? '') || 0);
}

/** The bars that stay at the window's lower edge. */
function lowerBars(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === 'sticky' && bottom !== 'auto';
  });
}

/** All lines of text that can be seen by scrolling to them. */
export function textLines(): TextLine[] {
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('select') || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1) lines.push({ element, text, box });
    }
  }
  return lines;
}

/** Whether the element is shown, and not to screen readers only. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !isForScreenReaders(element);
}

function isForScreenReaders(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { position, overflow } = getComputedStyle(around);
    const { width } = around.getBoundingClientRect();
    if (position === 'absolute' && overflow === 'hidden' && width <= 1) return true;
  }
  return false;
}

/** The block whose lines the element's text is part of. */
function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display === 'inline') {
    block = block.parentElement;
  }
  return block;
}

/** What a report calls the element. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `<${element.tagName.toLowerCase()}> ${words || (element.getAttribute('alt') ?? '')}`;
}

/** The browser's own setting for large letters, which the screen does not grow with (WCAG 2.2, 1.4.4). */
export async function doubleTexts(page: Page, times = 2) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await browser.detach();
}
