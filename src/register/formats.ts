/** A kind of file that is read as a register. Its bytes tell it, never its name: `file/open-file.ts`. */
interface Format {
  /** What an owner calls it. */
  readonly name: string;
  /** The endings that its files have, each with its media type. A web page's are missing, since the site publishes none. */
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

/** What is data as well: a text by another name, and workbooks that `file/open-file.ts` refuses with their own sentence. */
const otherData = ['txt', 'xls', 'xlsb', 'numbers'];

/** The endings of files that are only ever data to browsers and hosts. */
export const dataEndings: readonly string[] = [
  ...Object.values(formats).flatMap(({ endings }) => Object.keys(endings)),
  ...otherData,
];
