// The folder src/desk is the owner's editor. Visitors never load it, and nothing that they load imports it.
// Its rooms: `words` (the CMS), `register` (checks a dropped sheet), `online` (what is still a sample, how to
// publish) and `policy`. May import content, register, spreadsheet, answer and ui; of the pages' parts only the
// validator's box and whom to ask.
// Start with this table of the desk's pages.

/** A page of the desk. */
interface Room {
  /** The last part of the page's address: `words` is at `/desk/words`. */
  readonly name: string;
  readonly title: string;
  /** The sentence below the title on the start page. */
  readonly text: string;
  /** The page's script, below `src/desk/`. */
  readonly script: string;
}

/** Every page except the start page, in the start page's order. */
export const rooms: readonly Room[] = [
  {
    name: 'words',
    title: 'Words and pictures',
    text: 'Change what the pages say, the courses and the pictures. Every change is checked before it is saved.',
    script: 'words/words-page.ts',
  },
  {
    name: 'register',
    title: 'The register',
    text: 'See your sheet of certificates as the website reads it, and what to fix. Make a copy to publish, and certificates to print.',
    script: 'register/register-page.tsx',
  },
  {
    name: 'online',
    title: 'Put it online',
    text: 'See what is still a sample, how to put your changes online, and whether they are online.',
    script: 'online/online-page.tsx',
  },
];

const folder = 'desk';

/**
 * The start page of the desk, as HTML. It lies beside the desk's folder.
 *
 * @param styles the addresses, relative to the folder, of the style sheets for pages without the CMS
 */
export function startPage(styles: readonly string[]): string {
  const items = rooms.map(
    ({ name, title, text }, index) =>
      `<li class="room-card"><a class="underlined-link text-xl" href="${folder}/${name}">${index + 1}. ${title}</a><p>${text}</p></li>`,
  );
  const body = `<header class="desk-bar"><h1>The desk</h1></header><main><ol class="room" role="list"><li>The website, for those who look after it.</li>${items.join('')}</ol></main>`;
  return page('The desk', `${folder}/`, styles, body);
}

/** A page in the desk's folder, as HTML, with the same `styles`. */
export function roomPage({ name, title }: Room, styles: readonly string[]): string {
  const isCms = name === 'words';
  // The CMS fills the element whose ID is `nc-root`.
  const main = `<p id="how"></p><p id="failure" role="alert"></p><div id="${isCms ? 'nc-root' : 'room'}"></div>`;
  const body = `<header class="desk-bar"><a href="../${folder}">The desk</a><h1>${title}</h1></header><main>${main}</main>`;
  const own = isCms ? [] : styles;
  return page(title, '', own, `${body}<script type="module" src="${name}.js"></script>`);
}

function page(title: string, place: string, styles: readonly string[], body: string): string {
  const links = ['desk.css', ...styles].map(
    (address) => `<link rel="stylesheet" href="${place}${address}">`,
  );
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${metaPolicy}"><meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,">${links.join('')}</head><body>${body}</body></html>
`;
}

/**
 * The desk's Content Security Policy. It allows more than the policy of visitors' pages, since Sveltia CMS adds
 * styles to its page, shows pictures that are not saved yet, and contacts GitHub.
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

// Each page contains the policy too, since some hosts send no headers. Only a header can forbid frames.
const metaPolicy = deskPolicy.replace(/; frame-ancestors.*/, '');
