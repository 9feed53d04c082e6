import { isHost } from './site-address.ts';
import type { FaultWords } from './text.ts';

/**
 * Turns what the owner wrote into the register's address: a web address, or a file's name in `content/register/`.
 * Returns a fault if browsers can't read a register at that address. The fault's message follows "the address".
 */
export function registerAddress(written: string): string | FaultWords {
  const address = written.trim();
  if (/^[\w.-]+$/.test(address)) return address;
  if (!URL.canParse(address)) return noAddress;
  const url = new URL(address);
  const found = addressKinds.find(({ matches }) => matches(url));
  if (found?.refused !== undefined) {
    const { message, fix } = found.refused;
    return { message, fix, inFile: fix.replace(putOnSite, putInFolder) };
  }
  return found?.becomes?.(url) ?? address;
}

/** A name that `registerAddress` takes, made of the name of any file without its ending. */
export function legalFileName(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-');
  return latin.replaceAll(/^[-.]+|[-.]+$/g, '') || 'register';
}

const noAddress = {
  message: 'must be a full address (https://…) or the name of a file of the website',
  fix: 'copy the address from the browser’s address bar, with https://; or choose a file in this field, whose name has letters, digits, _, . and - only',
  inFile:
    'copy the address from the browser’s address bar, with https://; or write the name of a file in content/register/, which has letters, digits, _, . and - only',
};

interface AddressKind {
  readonly matches: (url: URL) => boolean;
  readonly refused?: FaultWords;
  readonly becomes?: (url: URL) => string;
}

const copyLink =
  'choose Share, “Anyone with the link”, and copy the address from the browser’s address bar; it looks like https://docs.google.com/spreadsheets/d/…/edit';
const putOnSite = 'upload the file itself in this field';
const putInFolder =
  'put the file itself into content/register/ and write its name here, such as register.xlsx';

/** From the hosts' documentation of 2026. The first kind that matches an address counts. */
const addressKinds: readonly AddressKind[] = [
  {
    matches: (url) =>
      isUnencrypted(url) ||
      !/^https?:$/.test(url.protocol) ||
      url.username !== '' ||
      url.password !== '',
    refused: {
      message:
        'can’t be used by visitors’ browsers: it begins with http: (without encryption), has a user name or password, or leads to a file on a computer',
      fix: `${putOnSite}; or share the file with everyone who has the link, and write that link, which begins with https://`,
    },
  },
  {
    matches: ({ host }) => !isHost(host),
    refused: {
      message: 'has a host’s name with other signs than letters, digits, . and -',
      fix: 'copy the address again from the browser’s address bar',
    },
  },
  {
    matches: ({ href }) => /%E2%80%A6|\.{3}/.test(href),
    refused: {
      message: 'has “…” in place of the part that is different for each file',
      fix: 'copy the whole address of your own sheet from the browser’s address bar',
    },
  },
  {
    matches: (url) => isGoogleSheet(url) && url.pathname.includes('/gviz/'),
    refused: {
      message:
        'is a query to Google Sheets (gviz). Its answer leaves texts out, so genuine certificates would be refused',
      fix: `in Google Sheets ${copyLink}`,
    },
  },
  { matches: isGoogleSheet, becomes: googleFile },
  {
    matches: ({ host }) => ['drive.google.com', 'docs.google.com'].includes(host),
    refused: {
      message: 'is a link to Google Drive, which does not let other websites read the file',
      fix: `open the file with Google Sheets, ${copyLink}; or ${putOnSite}`,
    },
  },
  {
    matches: ({ hostname }) =>
      /(^|\.)(1drv\.ms|(onedrive\.)?live\.com|sharepoint\.com|cloud\.microsoft)$/.test(hostname),
    refused: {
      message: 'is a link to OneDrive or SharePoint. They do not let other websites read the file',
      fix: `save a copy of the workbook as .xlsx and ${putOnSite}; or import the workbook into Google Sheets, ${copyLink}`,
    },
  },
  {
    matches: (url) => isDropbox(url) && /^\/(s|scl\/fi)\/./.test(url.pathname),
    becomes: dropboxFile,
  },
  {
    matches: isDropbox,
    refused: {
      message: 'is a Dropbox link, but not a link to a file',
      fix: `in Dropbox choose Share and “Copy link” for the file itself, not for its folder, so that the link begins with https://www.dropbox.com/scl/fi/; or ${putOnSite}`,
    },
  },
  {
    matches: ({ host }) => /^(www\.)?github\.com$/.test(host),
    refused: {
      message:
        'is a page on GitHub, not the file itself, and other websites may not read that page',
      fix: `${putOnSite}; or press Raw on the GitHub page and copy the address that the browser then shows`,
    },
  },
];

/** An http address counts as unencrypted, unless it is on the user's own computer (Secure Contexts, 3.1). */
export function isUnencrypted({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** The path may include the number of an account (`/u/0/`) or the name of a company (`/a/name/`). */
function isGoogleSheet({ host, pathname }: URL): boolean {
  return (
    host === 'docs.google.com' && /^(\/a\/[^/]+)?\/spreadsheets\/(u\/\d+\/)?d\/./.test(pathname)
  );
}

function isDropbox({ host }: URL): boolean {
  return /^(www\.)?dropbox\.com$/.test(host);
}

/**
 * Turns a link to a Google sheet into the address of a file. Keeps a link that leads to a file already.
 * - A published sheet becomes a workbook. `gid` and `single` can limit the workbook to one sheet.
 * - Any other link with a `gid` becomes a CSV file of that sheet, with the text that Google shows.
 * - A link without a `gid` becomes the whole workbook, whose first sheet counts.
 */
function googleFile({ href, pathname, search, searchParams, hash }: URL): string {
  if (handsOutFile.test(pathname + search)) return href;
  const [, key = '', view = ''] =
    /\/d\/((?:e\/)?[^/]+)(?:\/(pub(?:html)?)?|$)/.exec(pathname) ?? [];
  const sheets = 'https://docs.google.com/spreadsheets/d';
  if (view !== '' || key.startsWith('e/')) {
    const kept = [...searchParams].filter(([name]) => ['gid', 'single'].includes(name));
    return `${sheets}/${key}/pub?${new URLSearchParams([['output', 'xlsx'], ...kept])}`;
  }
  const gid = new URLSearchParams(hash.slice(1)).get('gid') ?? searchParams.get('gid');
  const query = new URLSearchParams(gid === null ? { format: 'xlsx' } : { format: 'csv', gid });
  return `${sheets}/${key}/export?${query}`;
}

const handsOutFile = /\/(export\?(.*&)?format|pub\?(.*&)?output)=(csv|tsv|xlsx|ods)(&|$)/;

/** The host dl.dropboxusercontent.com lets other websites read the file. */
function dropboxFile({ href }: URL): string {
  const address = new URL(href);
  address.host = 'dl.dropboxusercontent.com';
  address.hash = '';
  // `dl` and `raw` say whether Dropbox shows a page or the file.
  for (const name of ['dl', 'raw']) address.searchParams.delete(name);
  return address.href;
}
