/** A kind of file that is read as a register. `file/open-file.ts` recognises it by its bytes, never by its name. */
interface Format {
  /** What an owner calls it. */
  readonly name: string;
  /** The endings that its files have, each with its media type; empty for web pages, since the site doesn't publish them. */
  readonly endings: Readonly<Record<string, string>>;
}

/** Every kind of file that is read. `file/open-other.ts` must know and `read/read-rows.ts` read each; hosts, desk, content and guide follow this table. */
export const formats = {
  xlsx: {
    name: 'Excel (.xlsx)',
    endings: {
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
    },
  },
  ods: {
    name: 'OpenDocument (.ods)',
    endings: { ods: 'application/vnd.oasis.opendocument.spreadsheet' },
  },
  csv: { name: '.csv, .tsv', endings: { csv: 'text/csv', tsv: 'text/tab-separated-values' } },
  'web-page': { name: 'a saved web page', endings: {} },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

/** Further endings of data: other texts, and workbooks that `file/open-file.ts` refuses with a sentence of their own. */
const otherData = ['txt', 'xls', 'xlsb', 'numbers'];

/** The endings of files that are only ever data to browsers and hosts. */
export const dataEndings: readonly string[] = [
  ...Object.values(formats).flatMap(({ endings }) => Object.keys(endings)),
  ...otherData,
];
