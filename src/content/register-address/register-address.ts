import type { Words } from '../problems/problem.ts';

/**
 * What becomes of a written address: it is the name of a file in `content/register/`, used as it is, turned into the
 * address that hands out the file, or refused since no visitor's browser could read it, with what works instead. `what`
 * goes on from "the address is …", and `message` from "the address …".
 */
export type RegisterAddress =
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'direct'; readonly url: string }
  | { readonly kind: 'turned'; readonly url: string; readonly what: string }
  | ({ readonly kind: 'refused' } & Words);

/**
 * Looks an address up in the table of kinds of address. It needs no network, and runs in a browser too.
 *
 * @param written as the owner has copied it, most often from the browser's address bar
 */
export function registerAddress(written: string): RegisterAddress {
  const address = written.trim();
  if (/^[\w.-]+$/.test(address)) return { kind: 'file', name: address };
  if (!URL.canParse(address)) {
    const message = 'must be a full address (https://…) or the name of a file in content/register/';
    const isLink = /^[\w-]+(\.[\w-]+)+(:\d+)?\/\S/.test(address);
    const copy =
      'copy the address with its https:// from the browser’s address bar, or name a file in content/register/ whose name has only letters, digits, _, . and -';
    const fix = isLink ? `write https:// before it: https://${address}` : copy;
    return { kind: 'refused', message, fix };
  }
  const url = new URL(address);
  const found = addressKinds.find(({ matches }) => matches(url));
  if (found === undefined) return { kind: 'direct', url: address };
  const { what, becomes } = found;
  if (typeof becomes === 'string') return { kind: 'refused', message: `is ${what}`, fix: becomes };
  const turned = becomes(url);
  return turned === url.href
    ? { kind: 'direct', url: address }
    : { kind: 'turned', url: turned, what };
}

/** One kind of address, and what becomes of it. */
interface AddressKind {
  readonly what: string;
  readonly matches: (url: URL) => boolean;
  /** The address that hands out the file, or what works instead. */
  readonly becomes: string | ((url: URL) => string);
}

const copyLink =
  'choose Share, “Anyone with the link”, and copy the address from the browser’s address bar; it looks like https://docs.google.com/spreadsheets/d/…/edit';
const putOnSite =
  'put the file itself into content/register/ and write its name here, such as register.xlsx';

/**
 * All kinds of address that are told apart. The first that matches counts; an address that matches none is used
 * as it is. What the hosts do is their own affair, and was last compared with their documents in 2026.
 */
const addressKinds: readonly AddressKind[] = [
  {
    what: 'an example, with "…" in the place of what is different for each file',
    matches: ({ href }) => /%E2%80%A6|\/\.\.\.(\/|$)/.test(href),
    becomes: 'copy the whole address of your own sheet from the browser’s address bar',
  },
  {
    what: 'an address without encryption (http:), which browsers don’t let a page read',
    matches: isUnencrypted,
    becomes: `write https:// if the host has it, or ${putOnSite}`,
  },
  {
    what: 'no web address (https://…), or a place on a computer, which no visitor can reach',
    matches: ({ protocol }) => !/^https?:$/.test(protocol),
    becomes: putOnSite,
  },
  {
    what: 'an address with a user name or password in it, which browsers refuse and every visitor could read',
    matches: ({ username, password }) => username !== '' || password !== '',
    becomes: `share the file with everyone who has its link, or ${putOnSite}`,
  },
  {
    what: 'a query to Google Sheets (gviz), which leaves out texts in a column of numbers, so that genuine certificates would be refused',
    matches: (url) => isGoogleSheet(url) && url.pathname.includes('/gviz/'),
    becomes: `in Google Sheets ${copyLink}`,
  },
  {
    what: 'the address of a file that Google Sheets hands out',
    matches: (url) => isGoogleSheet(url) && handsOutFile.test(url.pathname + url.search),
    becomes: ({ href }) => href,
  },
  {
    what: 'a Google Sheet that is published to the web',
    matches: (url) => isGoogleSheet(url) && /\/d\/e\/|\/pub(html)?(\/|$)/.test(url.pathname),
    becomes: googlePublished,
  },
  { what: 'a link to a Google Sheet', matches: isGoogleSheet, becomes: googleExport },
  {
    what: 'a link to Google Drive, where no other website may read the file',
    matches: ({ host }) => ['drive.google.com', 'docs.google.com'].includes(host),
    becomes: `open the file with Google Sheets, ${copyLink}; or ${putOnSite}`,
  },
  {
    what: 'a link to OneDrive or SharePoint, which leads to a web page; no other website may read the file there',
    matches: ({ hostname }) =>
      /(^|\.)(1drv\.ms|(onedrive\.)?live\.com|sharepoint\.com|cloud\.microsoft)$/.test(hostname),
    becomes: `save a copy of the workbook as .xlsx and ${putOnSite}; or import the workbook into Google Sheets, ${copyLink}`,
  },
  {
    what: 'a Dropbox link to a file',
    matches: (url) => isDropbox(url) && /^\/(s|scl\/fi)\/./.test(url.pathname),
    becomes: dropboxFile,
  },
  {
    what: 'a Dropbox link, but not one to a file',
    matches: isDropbox,
    becomes: `in Dropbox choose Share and “Copy link” for the file itself, not for its folder; the link begins with https://www.dropbox.com/scl/fi/; or ${putOnSite}`,
  },
  {
    what: 'a page on GitHub, where no other website may read the file',
    matches: ({ host }) => /^(www\.)?github\.com$/.test(host),
    becomes: `${putOnSite}; or press Raw there and copy the address that the browser then shows`,
  },
];

/** This computer's own addresses aside, which browsers trust like https (Secure Contexts, section 3.1). */
export function isUnencrypted({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** With or without the number of an account (`/u/0/`) or the name of a company (`/a/name/`). */
function isGoogleSheet({ host, pathname }: URL): boolean {
  return (
    host === 'docs.google.com' && /^(\/a\/[^/]+)?\/spreadsheets\/(u\/\d+\/)?d\/./.test(pathname)
  );
}

const handsOutFile = /\/export(\?|$)|\/pub\?(.*&)?output=(csv|tsv|xlsx|ods)(&|$)/;

function isDropbox({ host }: URL): boolean {
  return /^(www\.)?dropbox\.com$/.test(host);
}

/**
 * The export of a Google Sheet. A link from the address bar names the open sheet (`gid`), and that sheet alone is
 * what visitors get, as CSV: the text that Google shows. Without a `gid` it is the workbook, whose first sheet counts.
 */
function googleExport({ pathname, searchParams, hash }: URL): string {
  const id = /\/d\/([^/]+)/.exec(pathname)?.[1] ?? '';
  const gid = new URLSearchParams(hash.slice(1)).get('gid') ?? searchParams.get('gid');
  const format = gid === null ? 'xlsx' : `csv&gid=${encodeURIComponent(gid)}`;
  // Links to some older files don't open without it.
  const key = searchParams.get('resourcekey');
  const resourceKey = key === null ? '' : `&resourcekey=${encodeURIComponent(key)}`;
  return `https://docs.google.com/spreadsheets/d/${id}/export?format=${format}${resourceKey}`;
}

/**
 * The workbook of a Google Sheet that is published to the web, in whichever form. `gid` and `single` say that only one
 * of its sheets is.
 */
function googlePublished({ pathname, searchParams }: URL): string {
  const key = /\/d\/((?:e\/)?[^/]+)/.exec(pathname)?.[1] ?? '';
  const kept = [...searchParams].filter(([name]) => ['gid', 'single'].includes(name));
  const query = new URLSearchParams([['output', 'xlsx'], ...kept]);
  return `https://docs.google.com/spreadsheets/d/${key}/pub?${query}`;
}

/** The host that hands out a Dropbox file: `www.dropbox.com` itself lets no other website read its answer. */
function dropboxFile({ href }: URL): string {
  const address = new URL(href);
  address.host = 'dl.dropboxusercontent.com';
  address.hash = '';
  // They choose between the page and the download; `rlkey` is what opens the file.
  for (const name of ['dl', 'raw']) address.searchParams.delete(name);
  return address.href;
}
