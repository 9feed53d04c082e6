// The folder src/spreadsheet turns the bytes of a file into the table that a spreadsheet shows. It knows no
// certificate.
// Its rooms are steps: `file` (which kind of file), `read` (a reader for each kind), `sheet` (the table). Each
// imports only the steps that eslint.config.js allows it, and nothing else of the site but src/fill.ts.
// Start with file/open-file.ts and read/read-rows.ts. This file is the table of the kinds.

/** A format of the register's file. The validator recognises the format by the bytes, not by the file's name. */
interface Format {
  /** The usual name of this format, for sentences in `content/` and on the desk. */
  readonly name: string;
  /** The media type for each file ending. Empty for web pages, which the site does not publish as registers. */
  readonly endings: Readonly<Record<string, string>>;
}

/** A new format needs code in `file/open-other.ts` and in `read/read-rows.ts`. */
export const formats = {
  xlsx: {
    name: 'Excel',
    endings: {
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
    },
  },
  ods: {
    name: 'OpenDocument',
    endings: { ods: 'application/vnd.oasis.opendocument.spreadsheet' },
  },
  csv: { name: 'CSV', endings: { csv: 'text/csv', tsv: 'text/tab-separated-values' } },
  'web-page': { name: 'a saved web page', endings: {} },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

export const formatsOfFiles = Object.values<Format>(formats).filter(
  ({ endings }) => Object.keys(endings).length > 0,
);

/** A format's name with its first ending, such as `Excel (.xlsx)`. CSV needs no ending, and a web page has none. */
export function nameWithEnding({ name, endings }: Format): string {
  const [ending = ''] = Object.keys(endings);
  return ['', name.toLowerCase()].includes(ending) ? name : `${name} (.${ending})`;
}

/** The validator reads a .txt file if it is a CSV. It can't read the other kinds, and tells the owner so. */
const otherData = ['txt', 'xls', 'xlsb', 'numbers'];

/** The file-name endings that browsers and hosts always treat as data, never as a page. */
export const dataEndings: readonly string[] = [
  ...formatsOfFiles.flatMap(({ endings }) => Object.keys(endings)),
  ...otherData,
];
