import { formats } from '../spreadsheet/file-formats.ts';

/** Media types by file ending, for text files and for files that a host may not know. nginx has its own list. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  ics: 'text/calendar',
  ...Object.fromEntries(Object.values(formats).flatMap(({ endings }) => Object.entries(endings))),
};

/** The `Content-Type` of a file by its path, or undefined for a kind that is not in the table. */
export function contentType(path: string): string | undefined {
  const type = typeOf(path);
  return type !== undefined && isText(path) ? `${type}; charset=utf-8` : type;
}

/** Whether the file is a text, which hosts compress. */
export function isText(path: string): boolean {
  return /^text\/|json$|xml$/.test(typeOf(path) ?? '');
}

function typeOf(path: string): string | undefined {
  return mediaTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
}
