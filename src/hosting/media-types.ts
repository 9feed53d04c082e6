import { formats } from '../spreadsheet/formats.ts';

/** Media types by file ending, for text files and for files that a host may not know. nginx has its own list. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
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
  const type = mediaTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
  const isText = type !== undefined && /^text\/|json$|xml$/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}
