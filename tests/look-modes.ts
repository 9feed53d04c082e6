import { colorOf, colorParts, contrast, ground } from './look-colors.ts';
import { isSeen, nameOf } from './look-texts.ts';

/** What every function here needs to go along into a page. */
export const modeParts = [...colorParts, boxes];

/** Notes what looks like a box to press or to fill, for `unframedBoxes` to find again; gives how many. */
export function markBoxes(): number {
  const found = boxes().filter((element) => {
    const { backgroundColor } = getComputedStyle(element);
    const own = colorOf(backgroundColor);
    const isField = element.matches('input, select, textarea');
    return isField || (own[3] === 1 && contrast(own, ground(element.parentElement)) > 1.01);
  });
  for (const element of found) element.setAttribute('data-box', '');
  return found.length;
}

/** In forced colours, where grounds are gone: the boxes whose frame can't be told from the page. */
export function unframedBoxes(): string[] {
  return [...document.querySelectorAll('[data-box]')]
    .filter((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      const isThere = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      return !isThere || contrast(colorOf(borderTopColor), ground(element.parentElement)) < 3;
    })
    .map(nameOf);
}

/** Animations and transitions that would take longer than 10 ms, and scrolling that takes time. */
export function motions(): string[] {
  const seconds = (list: string) =>
    Math.max(...list.split(',').map((time) => parseFloat(time) / (time.includes('ms') ? 1000 : 1)));
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after', '::backdrop'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
      const isMoving = isAnimated || seconds(style.transitionDuration) > 0.01;
      const glides = part === null && style.scrollBehavior === 'smooth';
      return isMoving || glides ? [`${nameOf(element)} ${part ?? ''}`] : [];
    }),
  );
}

function boxes(): Element[] {
  return [...document.querySelectorAll('button, input, select, textarea, a[href]')].filter(isSeen);
}
