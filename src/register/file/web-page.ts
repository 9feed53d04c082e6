import { RegisterFault } from '../faults.ts';

/**
 * Whether a text is a web page (HTML Living Standard, section 13).
 *
 * @throws RegisterFault `sign-in-page`
 */
export function isWebPage(text: string): boolean {
  // Its head and its form are well before.
  const page = text.slice(0, 500_000);
  const isPage = beginsAsPage(page);
  if (isPage && isSignInPage(page)) throw new RegisterFault('sign-in-page');
  return isPage;
}

/** Whether the first tag, after comments and declarations, is one that HTML has. */
function beginsAsPage(page: string): boolean {
  const start = page.replace(/^(?:\s+|<!--[^]*?-->|<(?:\?|!(?!doctype\s+html\b|--))[^>]*>)+/i, '');
  return /^<(!--|(!doctype|html|head|body|title|meta|link|script|style|base|table|div|p|h[1-6]|center|form|frameset|iframe|noscript|pre)[\s/>])/i.test(
    start,
  );
}

/** By a password field or its title. */
function isSignInPage(page: string): boolean {
  const title = /<title[^>]{0,1000}>([^<]{0,1000})/i.exec(page)?.[1] ?? '';
  return /<input\b[^>]{0,1000}\btype\s*=\s*["']?password\b/i.test(page) || signInWords.test(title);
}

const signInWords =
  /\b(sign[\s-]?in|log[\s-]?[io]n|authenticat\w*|access (needed|denied|required)|(request|need) (access|permission))\b/i;
