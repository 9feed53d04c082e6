/** How far the page scrolls sideways, and the first five elements that stick out. The function runs in the page. */
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
