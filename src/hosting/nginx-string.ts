/** A text as a string of the nginx configuration, which no quotes in it can end. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
