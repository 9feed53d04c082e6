/** What search engines show of a title, in characters. */
const longest = 60;

/** The title for the browser's tab; one that is too long loses what stands behind its last `|`. */
export function headTitle(title: string): string {
  const bar = title.lastIndexOf(' | ');
  return title.length > longest && bar > 0 ? title.slice(0, bar) : title;
}
