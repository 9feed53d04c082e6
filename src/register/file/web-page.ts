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

/**
 * Whether a page asks for a sign-in or for access: by a password field, by its title, or by sending the
 * visitor on to a sign-in. A mere link to such a place proves nothing; most pages have one.
 */
function isSignInPage(page: string): boolean {
  return (
    /<input\b[^>]{0,1000}\btype\s*=\s*["']?password\b/i.test(page) ||
    signInWords.test(titleOf(page)) ||
    goesOnTo(page).some((address) => signInPlace.test(address))
  );
}

const signInWords =
  /\b(sign[\s-]?in|log[\s-]?[io]n|authenticat\w*|access (needed|denied|required)|(request|need) (access|permission))\b/i;

const signInPlace =
  /accounts\.google\.com|login\.(microsoftonline|live|windows)\.|\b(service)?(sign[-_]?in|log[-_]?[io]n|oauth2?|sso|saml2?)\b/i;

function titleOf(page: string): string {
  return /<title[^>]{0,1000}>([^<]{0,1000})/i.exec(page)?.[1] ?? '';
}

/** Where a page takes the visitor by itself: its form, its base, a refresh or a script that leaves. */
function goesOnTo(page: string): string[] {
  const ways = [
    /<form\b[^>]{0,1000}\baction\s*=\s*["']?([^"'\s>]+)/gi,
    /<base\b[^>]{0,1000}\bhref\s*=\s*["']?([^"'\s>]+)/gi,
    /<meta\b[^>]{0,1000}\bcontent\s*=\s*["']?\s*\d+\s*;\s*url\s*=\s*'?([^"'\s>]+)/gi,
  ];
  // A long page leaves for another only when something is pressed.
  if (page.length < 10_000) {
    ways.push(/\blocation(?:\.href)?\s*=\s*["']([^"']+)/gi);
    ways.push(/\blocation\.(?:replace|assign)\(\s*["']([^"']+)/gi);
  }
  return ways.flatMap((way) => [...page.matchAll(way)].map((match) => match[1] ?? ''));
}
