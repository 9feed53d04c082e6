/**
 * Returns by how much the page scrolls sideways, and the elements that stick out; or nothing if the page does not
 * scroll. Runs in the page, so the function can use nothing from outside itself.
 */
export function sidewaysScroll(): string[] {
  const root = document.scrollingElement ?? document.documentElement;
  root.scrollTo(10_000, root.scrollTop);
  const pixels = Math.max(root.scrollLeft, root.scrollWidth - innerWidth);
  if (pixels === 0) return [];
  root.scrollTo(0, root.scrollTop);
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
  );
  return [`${pixels} px`, ...outside.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 200))];
}
