/**
 * A kind of file that a register may be. `file/open-file.ts` recognises the kind by the file's bytes, never by its
 * name.
 */
interface Format {
  /** The name by which owners know this kind of file. */
  readonly name: string;
  /**
   * The file-name endings of this kind, each with its media type. Web pages have no endings here, since the site does
   * not publish web pages as registers.
   */
  readonly endings: Readonly<Record<string, string>>;
}

/**
 * Every kind of file that a register may be. A new kind also needs code in `file/open-other.ts` and
 * `read/read-rows.ts`. The hosts, the desk, the content and the guide follow this table.
 */
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

/**
 * Further file-name endings of data: plain texts, and workbooks that `file/open-file.ts` refuses with a fault that
 * names their kind.
 */
const otherData = ['txt', 'xls', 'xlsb', 'numbers'];

/** The file-name endings that browsers and hosts always treat as data, never as a page. */
export const dataEndings: readonly string[] = [
  ...Object.values(formats).flatMap(({ endings }) => Object.keys(endings)),
  ...otherData,
];
