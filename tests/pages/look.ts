import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from '@playwright/test';
import type axe from 'axe-core';
import { sidewaysScroll } from '../support/sideways-scroll.ts';

const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** The rules whose result depends on colours and sizes. All other rules depend only on which parts are visible. */
export const rulesOfLook: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** The faults that axe finds in the whole page. If `rules` are given, axe checks only those rules. */
export async function axeFindings(page: Page, ...rules: readonly string[]): Promise<string[]> {
  await layOutAll(page);
  return axeFindingsOutside(page, [], rules);
}

/** The faults that axe finds outside of the elements that match a selector in `skipped`. */
export async function axeFindingsOutside(
  page: Page,
  skipped: readonly string[],
  rules: readonly string[] = [],
): Promise<string[]> {
  const loaded = await axeIn(page);
  const options: axe.RunOptions = {
    // A report of the passed rules would take as long as the check itself.
    resultTypes: ['violations'],
    // No checked rule reads preloaded style sheets.
    preload: false,
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    ...(rules.length > 0 && { runOnly: [...rules] }),
  };
  return loaded.evaluate(
    async ({ run }, { exclude, options }) => {
      const { violations } = await run({ exclude }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    { exclude: [...skipped], options },
  );
}

/** The page's axe. Loads axe only once into a page, since that takes as long as some checks. */
async function axeIn(page: Page): Promise<JSHandle<typeof axe>> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(readFileSync(axeFile, 'utf8'));
  return page.evaluateHandle('axe');
}

/**
 * Texts that are cut off, covered or smaller than 14 px, and elements that make the page scroll sideways. `styles`
 * are a visitor's own styles.
 */
export async function layoutFaults(page: Page, styles = ''): Promise<string[]> {
  await layOutAll(page, styles);
  return [...(await page.evaluate(sidewaysScroll)), ...(await page.evaluate(unreadTexts))];
}

async function layOutAll(page: Page, styles = '') {
  await addStyle(
    page,
    `.laid-out-when-near, .list-table tbody { content-visibility: visible !important } ${styles}`,
  );
  // At the top of the page, sticky elements cover no text.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Replaces the visitor's own styles. The page's policy forbids `<style>`, but allows adopted sheets. */
export async function addStyle(page: Page, styles: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

function unreadTexts(): string[] {
  const isForScreenReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' ||
      isForScreenReaders(element.parentElement));
  /** Whether `hit` covers the point `x`, `y` with text, a background or a picture. */
  const hides = (hit: Element, x: number, y: number) => {
    const isHere = [...hit.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
    const hasText = [...hit.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    const hasGround = getComputedStyle(hit).backgroundColor !== 'rgba(0, 0, 0, 0)';
    return isHere && (hasText || hasGround || hit.matches('img, svg, input, select, textarea'));
  };
  const isInFront = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    // Finding all elements at a point takes the browser much longer than finding the top one.
    const front =
      top && hides(top, x, y)
        ? top
        : document.elementsFromPoint(x, y).find((hit) => hides(hit, x, y));
    if (!front) return false;
    // Links in one paragraph may overlap, since links are made high enough for a finger.
    const isBeside = getComputedStyle(front).display === 'inline';
    return element.contains(front) || (isBeside && front.parentElement?.contains(element) === true);
  };
  /** Whether a line of text is in view at its start, middle and end. Text to the right of `edge` does not count. */
  const isRead = (element: Element, { left, right, top, height }: DOMRect, edge = Infinity) => {
    // Spaces at the end of a line of code may reach beyond the code's box.
    const hangs = getComputedStyle(element).whiteSpace === 'pre-wrap';
    const end = Math.min(right, edge, hangs ? element.getBoundingClientRect().right : Infinity);
    return (
      end < left + 4 ||
      (isInFront(element, left + 2, top + height * 0.25) &&
        isInFront(element, (left + end) / 2, top + height / 2) &&
        isInFront(element, end - 2, top + height * 0.75))
    );
  };
  /** Scrolls until `line` is in view. Returns the smallest right edge of the scrolling boxes around `element`. */
  const bringIntoView = (element: Element, line: () => DOMRect) => {
    let edge = Infinity;
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
      box.scrollLeft += line().left - box.getBoundingClientRect().left - 8;
      edge = Math.min(edge, box.getBoundingClientRect().right);
    }
    scrollBy({ top: line().top - innerHeight / 2, behavior: 'instant' });
    return edge;
  };
  const unread: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!element?.checkVisibility({ visibilityProperty: true }) || words === '') continue;
    if (element.closest('select') || isForScreenReaders(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 14 && matchMedia('screen').matches) unread.push(`${size} px: ${words}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const index of [...range.getClientRects()].keys()) {
      const line = () => range.getClientRects()[index] ?? new DOMRect();
      if (isRead(element, line())) continue;
      const edge = bringIntoView(element, line);
      if (!isRead(element, line(), edge)) unread.push(words);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return unread;
}

/**
 * The links and buttons that a finger can press on less than 44 pixels of height. Links within a sentence and in a table,
 * whose lines lie close together, are left out.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWithinText = ({ parentElement }: Element) =>
      [...(parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
    const heightOf = (target: Element) => {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, width, top, height } = target.getBoundingClientRect();
      const isPressedAt = (y: number) =>
        target.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y));
      const reach = (step: number) => {
        let far = 0;
        while (far < 44 && isPressedAt(step * (far + 1))) far++;
        return far;
      };
      return reach(-1) + 1 + reach(1);
    };
    const small = [...document.querySelectorAll('a[href], button, summary')].filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) &&
        !isWithinText(target) &&
        !target.matches('table *, [href="#content"]') &&
        // Of 44 pixels, 43 may lie between the two edges.
        heightOf(target) < 43,
    );
    scrollTo({ top: 0, behavior: 'instant' });
    return small.map((target) => `${heightOf(target)} px: ${target.outerHTML.slice(0, 200)}`);
  });
}

/** Multiplies the browser's default font size by `times`. The screen keeps its size (WCAG 2.2, 1.4.4). */
export async function doubleTexts(page: Page, times = 2) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await browser.detach();
}

/** The layout shifts since the page was opened, except those after a visitor's action (Layout Instability API). */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moved: string[] = [];
    /** The fields of a layout shift that TypeScript does not know. */
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const words = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
        // Tiny shifts are allowed. On the 404 page, the full stop moves when the address is filled in.
        if (!hadRecentInput && value >= 0.001) moved.push(`${value}: ${words.join('; ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return moved;
  });
}

interface FocusStop {
  readonly name: string;
  /** The control's edges, in pixels from the page's upper left corner. */
  readonly box: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  readonly isMarked: boolean;
  readonly isCovered: boolean;
}

/**
 * Presses `key` once for every control. Returns each control that had the focus without a mark or under a bar. For
 * Tab, also returns controls that never got the focus, and steps that led back up the page.
 */
export async function focusFaults(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  // The row of courses on Home knows only after a frame whether it can scroll, and may then disable its buttons.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  // Places on a page can be compared only if no section is laid out in between.
  await layOutAll(page);
  const walk = await page.evaluateHandle(recordFocus);
  const count = await walk.evaluate(({ waiting }) => waiting.size);
  for (let press = 0; press < count; press++) await page.keyboard.press(key);
  const { stops, missed } = await walk.evaluate(({ stops, waiting, nameOf }) => {
    return { stops, missed: [...waiting].map(nameOf) };
  });
  const pairs = stops.slice(1).map((next, index) => [stops[index], next] as const);
  const back = pairs.filter(([last, next]) => last && !isOnwards(last.box, next.box));
  const onlyForward = [
    ...missed.map((name) => `never has the focus: ${name}`),
    ...back.map(([last, next]) => `${last?.name} leads back to ${next.name}`),
  ];
  return [
    ...stops.filter(({ isMarked }) => !isMarked).map(({ name }) => `is not marked: ${name}`),
    ...stops.filter(({ isCovered }) => isCovered).map(({ name }) => `is covered: ${name}`),
    ...(key === 'Tab' ? onlyForward : []),
  ];
}

function recordFocus() {
  const nameOf = (element: Element) =>
    `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent.trim()}`;
  // In a group of radio buttons the Tab key stops only at the chosen button. Arrow keys lead to the others.
  const selector =
    'a[href], button:enabled, input:enabled:not([type="radio"]:not(:checked)), select:enabled, textarea:enabled, summary, [tabindex="0"]';
  const waiting = new Set(
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  );
  const stops: FocusStop[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    waiting.delete(target);
    const { left, right, top, bottom } = target.getBoundingClientRect();
    let x = scrollX;
    for (let around = target.parentElement; around; around = around.parentElement) {
      if (around !== document.documentElement) x += around.scrollLeft;
    }
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const bar = front?.closest('header, .syllabus-bar');
    // The outline and the shadow must have different colours, so that one of the two stands out on any ground.
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(target);
    const [, sharp] = /(rgba?\([^)]*\)) 0px 0px 0px [2-9]/.exec(boxShadow) ?? [];
    stops.push({
      name: nameOf(target),
      box: { left: left + x, right: right + x, top: top + scrollY, bottom: bottom + scrollY },
      isMarked: outlineStyle !== 'none' && sharp !== undefined && sharp !== outlineColor,
      isCovered: bar ? !bar.contains(target) : false,
    });
  });
  const { documentElement } = document;
  documentElement.tabIndex = -1;
  documentElement.focus();
  documentElement.removeAttribute('tabindex');
  stops.length = 0;
  return { stops, waiting, nameOf };
}

/** Whether `next` follows `last` in reading order: further right, further down, or in a column to the right. */
function isOnwards(last: FocusStop['box'], next: FocusStop['box']): boolean {
  // Pictures may overlap a little. It is enough if `next` begins below the middle of `last`.
  if (next.top >= (last.top + last.bottom) / 2) return true;
  const isInRow = next.bottom > last.top + 2;
  return isInRow ? next.left >= last.left - 1 : next.left >= last.right - 2;
}
