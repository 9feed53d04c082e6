import { deskPolicy } from '../hosting/desk-policy.ts';
import { rooms, type Room } from './rooms.ts';

/** The start page of the desk, as HTML. `folder` is where its files are, seen from the page. */
export function startPage(folder: string): string {
  const items = rooms.map(
    ({ name, title, text }, index) =>
      `<li><a href="${folder}${name}">${index + 1}. ${title}</a><p>${text}</p></li>`,
  );
  const body = `<header class="desk-bar"><h1>The desk</h1></header><main><p>The website, for those who look after it.</p><ol class="desk-rooms" role="list">${items.join('')}</ol></main>`;
  return page('The desk', folder, body, 'desk-start');
}

/**
 * The page of a room, as HTML.
 *
 * @param start the start page's address, seen from the room
 * @param styles the addresses of the room's own style sheets
 */
export function roomPage(
  { name, title, html }: Room,
  start: string,
  styles: readonly string[],
): string {
  const body = `<header class="desk-bar"><a href="${start}">The desk</a><h1>${title}</h1></header><main>${html}</main>`;
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`);
  const script = `<script type="module" src="${name}.js"></script>`;
  return page(title, '', body, 'desk-room', links.join('') + script);
}

function page(title: string, folder: string, body: string, look: string, ownFiles = ''): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${metaPolicy}"><meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}desk.css">${ownFiles}</head><body class="${look}">${body}</body></html>
`;
}

/** For hosts that send no headers; who may frame a page can only be said in one. */
const metaPolicy = deskPolicy.replace(/; frame-ancestors.*/, '');
