/** Whether the text is in the clipboard now: a browser may refuse, and a page that was not served safely has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
