import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from './visitor.ts';

// This module runs in the page, so that all engines find elements in the same way.

/** The visible elements that match a target, in the order of the page. */
export function find({ css = '*', role, name, within }: Target): Element[] {
  const roots = within === undefined ? [document] : find(within);
  return roots
    .flatMap((root) => [...root.querySelectorAll(css)])
    .filter((element) => role === undefined || getRole(element) === role)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInaccessible(element))
    .filter((element) => name === undefined || matches(computeAccessibleName(element), name));
}

/** Scrolls the one matching element into the window. Returns the element's middle, or why a click is impossible. */
export function clickPoint(target: Target): { x: number; y: number } | string {
  const [element, ...others] = find(target);
  if (element === undefined) return 'there is none';
  if (others.length > 0) return `there are ${others.length + 1}`;
  if (element.matches(':disabled')) return 'it is disabled';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = document.elementFromPoint(point.x, point.y);
  if (top === null) return 'it is outside the window';
  const isReached = element.contains(top) || top.closest('label')?.control === element;
  return isReached ? point : `<${top.localName} class="${top.className}"> is in front of it`;
}

function matches(name: string, wanted: string): boolean {
  return name.replace(/\s+/g, ' ').trim() === wanted;
}
