/** What search engines show of a title, in characters. */
export const longestTitle = 60;

/** The title for the browser's tab; one that is too long loses what is after its last `|`. */
export function headTitle(title: string): string {
  return title.length > longestTitle ? mainPart(title) : title;
}

/** What is left of a title without what is after its last `|`. */
export function mainPart(title: string): string {
  const bar = title.lastIndexOf(' | ');
  return bar > 0 ? title.slice(0, bar) : title;
}
