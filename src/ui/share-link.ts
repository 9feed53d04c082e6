interface Told {
  readonly copied: string;
  readonly failed: string;
}

/**
 * Opens the device's share sheet with a link. If the browser has no sheet or refuses to open it, copies the link.
 *
 * @param told the sentences for a copied link and for a failure
 * @returns the sentence to tell the visitor, or an empty text if the sheet has opened: visitors see what becomes of it
 */
export async function shareLink(url: string, told: Told): Promise<string> {
  try {
    await navigator.share({ title: document.title, url });
    return '';
  } catch (reason) {
    // The visitor has closed the sheet.
    if (reason instanceof Error && reason.name === 'AbortError') return '';
  }
  return (await copyText(url)) ? told.copied : told.failed;
}

/** Returns whether copying worked. A browser may refuse, and a page without https has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
