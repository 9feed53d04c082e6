/**
 * A format of the register's file. `file/open-file.ts` recognises the format by the file's bytes, never by the file's
 * name.
 */
interface Format {
  /** The name by which people know this format. Sentences in `content/` and the desk show it. */
  readonly name: string;
  /**
   * The file-name endings of this format, each with its media type. Web pages have no endings here, since the site
   * does not publish web pages as registers.
   */
  readonly endings: Readonly<Record<string, string>>;
}

/**
 * Every format that the register's file may have. A new format needs code in `file/open-other.ts` and in
 * `read/read-rows.ts`. The hosts' media types, the desk and the sentences in `content/` take the formats from this
 * table. A test checks that the guide names every ending.
 */
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

/** The formats that have file-name endings. */
export const formatsOfFiles = Object.values<Format>(formats).filter(
  ({ endings }) => Object.keys(endings).length > 0,
);

/** A format's name with its first ending, such as `Excel (.xlsx)`. If the name is the ending, the name stands alone. */
export function nameWithEnding({ name, endings }: Format): string {
  const [ending = ''] = Object.keys(endings);
  return ['', name.toLowerCase()].includes(ending) ? name : `${name} (.${ending})`;
}

/**
 * Further endings of data files, in addition to those in `formats`. A .txt file may contain a CSV. The validator can't
 * read an .xls, .xlsb or .numbers file, but tells the owner what kind of file it is.
 */
const otherData = ['txt', 'xls', 'xlsb', 'numbers'];

/** The file-name endings that browsers and hosts always treat as data, never as a page. */
export const dataEndings: readonly string[] = [
  ...formatsOfFiles.flatMap(({ endings }) => Object.keys(endings)),
  ...otherData,
];
