/** The media type of each kind of file that the site may hold, by the ending of its name. nginx has its own list. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  ics: 'text/calendar',
  xml: 'text/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** The `Content-Type` of a file by its path, or undefined for a kind that the site does not know. */
export function contentType(path: string): string | undefined {
  const type = mediaTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
  const isText = type !== undefined && /^text\/|json$|xml$/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}
