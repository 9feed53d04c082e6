import type { Page } from '@playwright/test';
import { colorOf, colorParts, contrast, ground } from './look-colors.ts';
import { inPage } from './look-in-page.ts';
import { isSeen, nameOf } from './look-texts.ts';

declare global {
  interface Window {
    /** What can get the focus, and what got it so far, in order; see `recordFocus`. */
    focusable?: Element[];
    focusStops?: FocusStop[];
  }
}

/** What got the focus, where on the page it was then, and how it looked. */
interface FocusStop {
  readonly element: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ring: readonly string[];
  readonly isCovered: boolean;
}

const parts = [...colorParts, ringOf, canHaveFocus];

/** Presses Tab until everything had the focus once, and says what is wrong with the way it went. */
export async function focusFaults(page: Page): Promise<string[]> {
  const count = await inPage(page, recordFocus, parts);
  for (let press = 0; press < count; press++) await page.keyboard.press('Tab');
  return inPage(page, faultsOfStops, [...parts, wayFaults]);
}

/** Goes back through the page with Shift and Tab, and says what then lies under the header. */
export async function coveredStops(page: Page): Promise<string[]> {
  const count = await inPage(page, recordFocus, parts);
  for (let press = 0; press < count; press++) await page.keyboard.press('Shift+Tab');
  return inPage(page, coveredNames, parts);
}

/** Starts to note what gets the focus; gives how many things can get it. */
function recordFocus(): number {
  const stops: FocusStop[] = (window.focusStops = []);
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const header = document.querySelector('header');
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    let scrolled = 0;
    for (let around: Element | null = target; around; around = around.parentElement) {
      scrolled += around.scrollLeft;
    }
    stops.push({
      element: target,
      left: left + scrolled,
      right: right + scrolled,
      top: top + scrollY,
      bottom: bottom + scrollY,
      ring: ringOf(target),
      isCovered: header?.contains(target) === false && header.contains(onTop),
    });
  });
  return (window.focusable = canHaveFocus()).length;
}

function faultsOfStops(): string[] {
  const stops = window.focusStops ?? [];
  const missed = (window.focusable ?? []).filter(
    (element) => !stops.some((stop) => stop.element === element),
  );
  const unseen = stops.filter(({ element, ring }) => {
    const around = ground(element.parentElement);
    return !ring.some((color) => contrast(colorOf(color), around) >= 3);
  });
  return [
    ...missed.map((element) => `never has the focus: ${nameOf(element)}`),
    ...unseen.map(({ element }) => `the focus can hardly be seen: ${nameOf(element)}`),
    ...stops
      .filter(({ isCovered }) => isCovered)
      .map(({ element }) => `covered: ${nameOf(element)}`),
    ...wayFaults(stops),
  ];
}

/** Onwards is to the right in a row, down the page, or to the top of a column further right. */
function wayFaults(stops: readonly FocusStop[]): string[] {
  const pairs = stops.slice(1).map((next, index) => [stops[index], next] as const);
  return pairs.flatMap(([last, next]) => {
    // Things that overlap a little, as pictures do, still follow each other down the page.
    if (!last || next.top >= (last.top + last.bottom) / 2) return [];
    const isInRow = next.bottom > last.top + 2;
    const isOnwards = isInRow ? next.left >= last.left - 1 : next.left >= last.right - 2;
    return isOnwards ? [] : [`goes back: ${nameOf(last.element)} → ${nameOf(next.element)}`];
  });
}

function coveredNames(): string[] {
  const stops = window.focusStops ?? [];
  return stops.filter(({ isCovered }) => isCovered).map(({ element }) => nameOf(element));
}

/** The colours of the outline and of the sharp shadow that only the focus draws. */
function ringOf(element: Element): string[] {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
  const outline = outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? [] : [outlineColor];
  const sharp = /(rgba?\([^)]*\)) 0px 0px 0px ([2-9])/g;
  return [...outline, ...[...boxShadow.matchAll(sharp)].map(([, color = '']) => color)];
}

function canHaveFocus(): Element[] {
  // Of a group of radio buttons the Tab key stops at the chosen one; arrows lead to the others.
  const selector =
    'a[href], button:enabled, input:enabled:not([type="radio"]:not(:checked)), select:enabled, textarea:enabled, summary, [tabindex="0"]';
  return [...document.querySelectorAll(selector)].filter(
    (element) => isSeen(element) || element.parentElement === document.body,
  );
}
