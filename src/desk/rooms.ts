/** A room of the desk: a page of its own, with its script beside this file. */
export interface Room {
  /** The name of its page: `words` is at `/desk/words`. */
  readonly name: string;
  readonly title: string;
  /** What the owner does there. */
  readonly text: string;
  /** Its script, below `src/desk/`. Its page gets the styles that the script imports. */
  readonly script: string;
  /** The id of the element that the script fills. */
  readonly place: string;
}

/** Every room, in the order of the start page. To add a room, add a row. */
export const rooms: readonly Room[] = [
  {
    name: 'words',
    title: 'Words and pictures',
    text: 'Change what the pages say, the courses and the pictures. Every change is checked before it is saved.',
    script: 'words/words-page.ts',
    // The CMS expects this ID.
    place: 'nc-root',
  },
  {
    name: 'register',
    title: 'The register',
    text: 'See your sheet of certificates as the website reads it, and what to fix. Make a copy to publish, and certificates to print.',
    script: 'register/register-page.tsx',
    place: 'room',
  },
  {
    name: 'online',
    title: 'Put it online',
    text: 'See what is still a sample, how your changes go online, and what became of them.',
    script: 'online/online-page.tsx',
    place: 'room',
  },
];

/**
 * The start page of the desk, as HTML.
 *
 * @param folder of its files, relative to the page
 * @param styles the addresses of the style sheets of a room without the CMS, seen from there
 */
export function startPage(folder: string, styles: readonly string[]): string {
  const items = rooms.map(
    ({ name, title, text }, index) =>
      `<li class="room-card"><a class="underlined-link text-xl" href="${folder}${name}">${index + 1}. ${title}</a><p>${text}</p></li>`,
  );
  const body = `<header class="desk-bar"><h1>The desk</h1></header><main><ol class="room" role="list"><li>The website, for those who look after it.</li>${items.join('')}</ol></main>`;
  return page('The desk', folder, styles, body);
}

/**
 * The page of a room, as HTML.
 *
 * @param start the start page's address, seen from the room
 * @param styles the addresses of the room's own style sheets
 */
export function roomPage(
  { name, title, place }: Room,
  start: string,
  styles: readonly string[],
): string {
  const main = `<p id="how"></p><p id="failure" role="alert"></p><div id="${place}"></div>`;
  const body = `<header class="desk-bar"><a href="${start}">The desk</a><h1>${title}</h1></header><main>${main}</main>`;
  return page(title, '', styles, `${body}<script type="module" src="${name}.js"></script>`);
}

function page(title: string, folder: string, styles: readonly string[], body: string): string {
  const links = ['desk.css', ...styles].map(
    (address) => `<link rel="stylesheet" href="${folder}${address}">`,
  );
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${metaPolicy}"><meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,">${links.join('')}</head><body>${body}</body></html>
`;
}

/**
 * The desk's Content Security Policy. It allows more than that of visitors' pages: Sveltia CMS adds styles to its page, shows
 * pictures that are not saved yet, and uses GitHub.
 */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self'",
  "manifest-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy in the page, for hosts that send no headers; only a header could forbid frames. */
const metaPolicy = deskPolicy.replace(/; frame-ancestors.*/, '');
