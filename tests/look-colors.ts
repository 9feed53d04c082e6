import { isSeen, nameOf, textLines, textParts } from './look-texts.ts';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** What every function here needs to go along into a page. */
export const colorParts = [...textParts, contrast, ground, over, colorOf, isDisabled];

/** Texts whose contrast with their ground is below AA (WCAG 2.2, 1.4.3). */
export function faintTexts(): string[] {
  const seen = new Set<Element>();
  const texts = textLines().filter(({ element }) => {
    if (seen.has(element) || isDisabled(element)) return false;
    return seen.add(element);
  });
  const faint = texts.map(({ element, text }) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const ratio = contrast(over(colorOf(color), ground(element)), ground(element));
    return ratio < (isLarge ? 3 : 4.5) ? `${text}: ${ratio.toFixed(2)}` : '';
  });
  // Words and numbers that a style sheet writes, and hints in empty boxes.
  const written = [...document.querySelectorAll('main *')].filter(isSeen).flatMap((element) =>
    (['::before', '::after', '::placeholder'] as const).map((part) => {
      const { content, color, backgroundColor } = getComputedStyle(element, part);
      const isWritten =
        part === '::placeholder'
          ? element.hasAttribute('placeholder')
          : !['none', 'normal', '""'].includes(content);
      if (!isWritten) return '';
      const behind = over(colorOf(backgroundColor), ground(element));
      const ratio = contrast(over(colorOf(color), behind), behind);
      return ratio < 4.5 ? `${nameOf(element)} ${part}: ${ratio.toFixed(2)}` : '';
    }),
  );
  return [...faint, ...written].filter((finding) => finding !== '');
}

/** Boxes to press or to fill whose edge can't be told from their surroundings: less than 3:1 (1.4.11). */
export function faintBoxes(): string[] {
  return [...document.querySelectorAll('input, select')]
    .filter((element) => isSeen(element) && !isDisabled(element))
    .filter((element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element);
      const around = ground(element.parentElement);
      return parseFloat(borderTopWidth) < 1 || contrast(colorOf(borderTopColor), around) < 3;
    })
    .map(nameOf);
}

/** Things, pictures aside, with a ground darker than paper: what would cost ink. */
export function darkGrounds(): string[] {
  return [...document.querySelectorAll('body, body *')]
    .filter((element) => isSeen(element) && !element.matches('img, svg, svg *'))
    .filter((element) => contrast(ground(element), [255, 255, 255, 1]) > 1.6)
    .map(nameOf);
}

/** The ratio of two opaque colours (WCAG 2.2, contrast ratio). */
export function contrast(one: Color, other: Color): number {
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that is behind the element's text. */
export function ground(element: Element | null): Color {
  if (!element) return colorOf('Canvas');
  const own = colorOf(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, ground(element.parentElement));
}

function over(upper: Color, lower: Color): Color {
  const mix = (index: 0 | 1 | 2) => upper[index] * upper[3] + lower[index] * (1 - upper[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** A colour as style sheets write it, in sRGB. */
export function colorOf(written: string): Color {
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(written)?.[1]
    ?.split(/[,\s/]+/)
    .map(Number);
  if (numbers) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return [red, green, blue, alpha];
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.fillStyle = written;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** What can't be used need not be legible (1.4.3, "Incidental"). */
function isDisabled(element: Element): boolean {
  return element.closest(':disabled') !== null;
}
