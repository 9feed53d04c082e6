/**
 * The export of a Google Sheet. A link from the address bar names the open sheet (`gid`), and that sheet alone is
 * what visitors get, as CSV: the text that Google shows. Without a `gid` it is the workbook, whose first sheet counts.
 */
export function googleExport({ pathname, searchParams, hash }: URL): string {
  const id = /\/d\/([^/]+)/.exec(pathname)?.[1] ?? '';
  const address = new URL(`https://docs.google.com/spreadsheets/d/${id}/export`);
  const gid = new URLSearchParams(hash.slice(1)).get('gid') ?? searchParams.get('gid');
  address.searchParams.set('format', gid === null ? 'xlsx' : 'csv');
  if (gid !== null) address.searchParams.set('gid', gid);
  // Links to some older files don't open without it.
  const resourceKey = searchParams.get('resourcekey');
  if (resourceKey !== null) address.searchParams.set('resourcekey', resourceKey);
  return address.href;
}

/**
 * The workbook of a Google Sheet that is published to the web, in whichever form. `gid` and `single` say that only one
 * of its sheets is.
 */
export function googlePublished({ pathname, searchParams }: URL): string {
  const key = /\/d\/((?:e\/)?[^/]+)/.exec(pathname)?.[1] ?? '';
  const address = new URL(`https://docs.google.com/spreadsheets/d/${key}/pub?output=xlsx`);
  for (const name of ['gid', 'single']) {
    const value = searchParams.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

/** The host that hands out a Dropbox file: `www.dropbox.com` itself lets no other website read its answer. */
export function dropboxFile({ href }: URL): string {
  const address = new URL(href);
  address.host = 'dl.dropboxusercontent.com';
  address.hash = '';
  // They choose between the page and the download; `rlkey` is what opens the file.
  for (const name of ['dl', 'raw']) address.searchParams.delete(name);
  return address.href;
}

/** The file that a page on GitHub shows; `github.com` itself lets no other website read its answer. */
export function githubFile({ pathname }: URL): string {
  const [, owner, repository, , ...path] = pathname.split('/');
  return `https://raw.githubusercontent.com/${[owner, repository, ...path].join('/')}`;
}
