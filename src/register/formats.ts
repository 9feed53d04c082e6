/** A kind of file that a register may be. `file/open-file.ts` recognises it by its bytes, never by its name. */
interface Format {
  /** The name that owners know. */
  readonly name: string;
  /** The endings of such files, each with its media type. Web pages have none here, since the site does not publish them as registers. */
  readonly endings: Readonly<Record<string, string>>;
}

/**
 * Every kind of file that a register may be. A new kind also needs code in `file/open-other.ts` and `read/read-rows.ts`. Hosts, desk,
 * content and guide follow this table.
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

/** Further endings of data: other texts, and workbooks that `file/open-file.ts` refuses with a fault that names their kind. */
const otherData = ['txt', 'xls', 'xlsb', 'numbers'];

/** The endings of files that browsers and hosts always treat as data. */
export const dataEndings: readonly string[] = [
  ...Object.values(formats).flatMap(({ endings }) => Object.keys(endings)),
  ...otherData,
];
