import { isSeen, nameOf, textParts } from './look-texts.ts';

/** What every function here needs to go along into a page. */
export const targetParts = [...textParts, isInSentence, distance];

/** Targets below 24×24 px that are too close to another (WCAG 2.2, 2.5.8; links in a sentence may). */
export function smallTargets(): string[] {
  const radius = 12;
  const targets = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]'),
  ]
    .filter((element) => isSeen(element) && !isInSentence(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const isSmall = ({ box }: (typeof targets)[number]) =>
    Math.min(box.width, box.height) < radius * 2 - 0.01;
  return targets
    .filter((target) => {
      if (!isSmall(target)) return false;
      const { left, top, width, height } = target.box;
      const [x, y] = [left + width / 2, top + height / 2];
      return targets.some((other) => {
        if (other === target) return false;
        if (distance(x, y, other.box) < radius) return true;
        const { box } = other;
        const apart = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
        return isSmall(other) && apart < radius * 2;
      });
    })
    .map(({ element, box }) => `${nameOf(element)}: ${box.width}×${box.height}`);
}

/** Targets that go by another name than the one that can be seen on them (2.5.3). */
export function misnamedTargets(): string[] {
  return [...document.querySelectorAll('a[aria-label], button[aria-label]')]
    .filter((element) => {
      const name = element.getAttribute('aria-label')?.toLowerCase() ?? '';
      return isSeen(element) && !name.includes(element.textContent.trim().toLowerCase());
    })
    .map(nameOf);
}

function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = element.parentElement?.textContent.trim() ?? '';
  return around.length > element.textContent.trim().length;
}

/** From a point to the nearest point of a box, in pixels. */
function distance(x: number, y: number, { left, right, top, bottom }: DOMRect): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
