import { dropboxFile, githubFile, googleExport, googlePublished } from './file-addresses.ts';

/** One kind of address, and what becomes of it. */
export interface AddressKind {
  /** In words, after "the address is …". */
  readonly what: string;
  readonly matches: (url: URL) => boolean;
  /** It is used as it is, turned into the address that hands out the file, or refused with what works instead. */
  readonly becomes: 'itself' | ((url: URL) => string) | { readonly instead: string };
}

const copyLink =
  'choose Share, “Anyone with the link”, and copy the address from the browser’s address bar; it looks like https://docs.google.com/spreadsheets/d/…/edit';
const shareSheet = `in Google Sheets ${copyLink}`;
const putOnSite =
  'put the file itself into content/register/ and write its name here, such as register.xlsx';

/**
 * All kinds of address that are told apart. The first that matches counts; an address that matches none is used
 * as it is. What the hosts do is their own affair, and was last compared with their documents in 2026.
 */
export const addressKinds: readonly AddressKind[] = [
  {
    what: 'an example, with "…" in the place of what is different for each file',
    matches: ({ href }) => /%E2%80%A6|\/\.\.\.(\/|$)/.test(href),
    becomes: { instead: 'copy the whole address of your own sheet from the browser’s address bar' },
  },
  {
    what: 'an address without encryption (http:), which browsers don’t let a page read',
    matches: isUnencrypted,
    becomes: { instead: `write https:// if the host has it, or ${putOnSite}` },
  },
  {
    what: 'a place on a computer, which no visitor can reach',
    matches: ({ protocol }) => protocol === 'file:' || /^[a-z]:$/.test(protocol),
    becomes: { instead: putOnSite },
  },
  {
    what: 'no web address (https://…)',
    matches: ({ protocol }) => !/^https?:$/.test(protocol),
    becomes: { instead: putOnSite },
  },
  {
    what: 'an address with a user name or password in it, which browsers refuse and every visitor could read',
    matches: ({ username, password }) => username !== '' || password !== '',
    becomes: { instead: `share the file with everyone who has its link, or ${putOnSite}` },
  },
  {
    what: 'a query to Google Sheets (gviz), which leaves out texts in a column of numbers, so that genuine certificates would be refused',
    matches: (url) => isGoogleSheet(url) && url.pathname.includes('/gviz/'),
    becomes: { instead: shareSheet },
  },
  {
    what: 'the address of a file that Google Sheets hands out',
    matches: (url) =>
      isGoogleSheet(url) &&
      (url.pathname.endsWith('/export') ||
        (url.pathname.endsWith('/pub') &&
          /^(csv|tsv|xlsx|ods)$/.test(url.searchParams.get('output') ?? ''))),
    becomes: 'itself',
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
    becomes: { instead: `open the file with Google Sheets, ${copyLink}; or ${putOnSite}` },
  },
  {
    what: 'a link to OneDrive or SharePoint, which leads to a web page; no other website may read the file there',
    matches: ({ hostname }) =>
      /(^|\.)(1drv\.ms|onedrive\.live\.com|sharepoint\.com|officeapps\.live\.com|cloud\.microsoft)$/.test(
        hostname,
      ),
    becomes: {
      instead: `save a copy of the workbook as .xlsx and put it into content/register/, with its name here; or import the workbook into Google Sheets, ${copyLink}`,
    },
  },
  {
    what: 'a Dropbox link to a file',
    matches: (url) => isDropbox(url) && /^\/(s|scl\/fi)\/./.test(url.pathname),
    becomes: dropboxFile,
  },
  {
    what: 'a Dropbox link, but not one to a file',
    matches: isDropbox,
    becomes: {
      instead: `in Dropbox choose Share and “Copy link” for the file itself, not for its folder; the link begins with https://www.dropbox.com/scl/fi/; or ${putOnSite}`,
    },
  },
  {
    what: 'a link to a file on GitHub',
    matches: (url) => isGitHub(url) && /^\/[^/]+\/[^/]+\/(blob|raw)\/[^/]+\/./.test(url.pathname),
    becomes: githubFile,
  },
  {
    what: 'a page on GitHub, not a file',
    matches: isGitHub,
    becomes: {
      instead: `open the file itself there and copy the address from the browser’s address bar; it contains /blob/; or ${putOnSite}`,
    },
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

function isDropbox({ host }: URL): boolean {
  return /^(www\.)?dropbox\.com$/.test(host);
}

function isGitHub({ host }: URL): boolean {
  return /^(www\.)?github\.com$/.test(host);
}
