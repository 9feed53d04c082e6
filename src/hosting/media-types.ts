/** The media type of each kind of file that the site may hold, by the ending of its name. */
export const mediaTypes: Readonly<Record<string, string>> = {
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
  xlsb: 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  xls: 'application/vnd.ms-excel',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** The types, among these, that are text and so name their character set. */
export const textTypes: readonly string[] = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/csv',
  'text/tab-separated-values',
  'text/calendar',
  'text/xml',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
];

/** The types, among these, in which no script can run, however they are opened; in an SVG, say, one could. */
export const inertTypes: readonly string[] = [
  'text/css',
  'application/manifest+json',
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/x-icon',
  'font/woff2',
];

/** The endings of files that are worth compressing; the rest is compressed by itself. */
export const compressibleEndings: readonly string[] = Object.entries(mediaTypes)
  .filter(([, type]) => textTypes.includes(type))
  .map(([ending]) => ending);

/** The `Content-Type` of a file by its path, or undefined for a kind that the site does not know. */
export function contentType(path: string): string | undefined {
  const type = mediaTypes[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
  return type !== undefined && textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file's path says that no script can run in it. */
export function isInert(path: string): boolean {
  const [type = ''] = contentType(path)?.split(';') ?? [];
  return inertTypes.includes(type);
}
