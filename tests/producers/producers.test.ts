import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFile } from '../../src/spreadsheet/file/open-file.ts';
import { readRows } from '../../src/spreadsheet/read/read-rows.ts';
import { columnLetter } from '../../src/spreadsheet/sheet/cells.ts';

/** The packages of Debian or Ubuntu that the tests need. docs/other-programs.md has the results. */
const debianPackages =
  'libreoffice-calc-nogui gnumeric calligrasheets python3-openpyxl python3-xlsxwriter python3-odf libexcel-writer-xlsx-perl r-cran-openxlsx';

interface Program {
  readonly name: string;
  readonly writes: 'xlsx' | 'ods' | 'csv';
  readonly command: (file: string) => readonly [program: string, ...words: string[]];
  /** Cells whose formula has no result in the file. */
  readonly withoutResult?: readonly string[];
  /** Cells whose text the program or LibreOffice changes, with the text that the validator must read. */
  readonly unlikeOriginal?: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(join(tmpdir(), 'producers-'));
const here = import.meta.dirname;
const table = join(here, 'cells.tsv');
/** XlsxWriter's file, which LibreOffice, Gnumeric and Calligra convert. */
const original = join(folder, 'xlsxwriter.xlsx');
const formulas = ['F7', 'B8'];

const npmLibrary = (library: string) => (file: string) =>
  [process.execPath, join(here, 'writers/npm-libraries.js'), library, table, file] as const;
const python = (script: string) => (file: string) =>
  // Only Debian's own Python has the modules that these scripts import.
  ['/usr/bin/python3', join(here, 'writers', script), table, file] as const;
const libreOffice = (file: string, filter: string, outFolder: string) =>
  [
    'soffice',
    `-env:UserInstallation=file://${join(folder, 'office')}`,
    '--headless',
    '--convert-to',
    filter,
    '--outdir',
    join(folder, outFolder),
    file,
  ] as const;
/** LibreOffice's filter for a CSV in UTF-8 with cells as shown. */
const asShown = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,true,true';

const programs: readonly Program[] = [
  {
    name: 'XlsxWriter',
    writes: 'xlsx',
    command: () => python('xlsxwriter_writer.py')(original),
  },
  {
    name: 'openpyxl',
    writes: 'xlsx',
    command: python('openpyxl_writer.py'),
    withoutResult: formulas,
  },
  { name: 'odfpy', writes: 'ods', command: python('odfpy_writer.py') },
  {
    name: 'Excel::Writer::XLSX',
    writes: 'xlsx',
    command: (file) => ['perl', join(here, 'writers/excel_writer_xlsx.pl'), table, file],
    withoutResult: formulas,
  },
  {
    name: 'R openxlsx',
    writes: 'xlsx',
    command: (file) => [
      'Rscript',
      '--vanilla',
      join(here, 'writers/openxlsx_writer.R'),
      table,
      file,
    ],
    withoutResult: formulas,
  },
  { name: 'ExcelJS', writes: 'xlsx', command: npmLibrary('exceljs') },
  {
    name: 'xlsx-populate',
    writes: 'xlsx',
    command: npmLibrary('xlsx-populate'),
    withoutResult: formulas,
  },
  {
    name: 'write-excel-file',
    writes: 'xlsx',
    command: npmLibrary('write-excel-file'),
    withoutResult: formulas,
  },
  { name: 'SheetJS', writes: 'xlsx', command: npmLibrary('sheetjs') },
  {
    name: 'LibreOffice .xlsx',
    writes: 'xlsx',
    command: () => libreOffice(original, 'xlsx', 'xlsx'),
  },
  { name: 'LibreOffice .ods', writes: 'ods', command: () => libreOffice(original, 'ods', 'ods') },
  { name: 'LibreOffice .csv', writes: 'csv', command: () => libreOffice(original, asShown, 'csv') },
  { name: 'Gnumeric .xlsx', writes: 'xlsx', command: (file) => ['ssconvert', original, file] },
  {
    name: 'Gnumeric .ods',
    writes: 'ods',
    command: (file) => ['ssconvert', original, file],
    // LibreOffice 7.4 loses a text in a span within a span.
    unlikeOriginal: { B4: 'Sample Student 002' },
  },
  {
    name: 'Gnumeric .csv',
    writes: 'csv',
    // Without format=preserve, Gnumeric would write 0007 as 7.
    command: (file) => [
      'ssconvert',
      '--export-type=Gnumeric_stf:stf_assistant',
      '--export-options=format=preserve separator=,',
      original,
      file,
    ],
    // Gnumeric writes numbers as it shows them, with the minus sign U+2212.
    unlikeOriginal: { F5: '1.23E+11', F10: '−0.50' },
  },
  {
    name: 'Calligra Sheets',
    writes: 'ods',
    command: (file) => ['calligraconverter', original, file],
  },
];

const run = promisify(execFile);
const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen', HOME: folder };
const fileOf = ({ name, writes }: Program) => {
  if (name === 'XlsxWriter') return original;
  if (name.startsWith('LibreOffice'))
    return join(folder, writes, basename(original, '.xlsx') + `.${writes}`);
  return join(folder, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.${writes}`);
};
/** The texts that LibreOffice shows in each program's file, by cell. */
const shownByLibreOffice = new Map<Program, ReadonlyMap<string, string>>();

beforeAll(async () => {
  for (const program of programs) {
    const [command, ...words] = program.command(fileOf(program));
    mkdirSync(join(folder, program.writes), { recursive: true });
    await run(command, words, { env }).catch((cause: unknown) => {
      throw new Error(
        `${program.name} wrote nothing. Is it installed? apt-get install ${debianPackages}`,
        { cause },
      );
    });
  }
  for (const program of programs) {
    const shown = join('shown', program.name.replaceAll(/\W+/g, '-'));
    const [command, ...words] = libreOffice(fileOf(program), asShown, shown);
    await run(command, words, { env });
    const file = basename(fileOf(program)).replace(/\.\w+$/, '.csv');
    shownByLibreOffice.set(program, cellsOfCsv(readFileSync(join(folder, shown, file), 'utf8')));
  }
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

for (const program of programs) {
  const which = program.writes === 'csv' ? 'that were written' : 'that LibreOffice shows';
  test(`from the file of ${program.name}, the reader gets the texts ${which}`, async () => {
    const { cells, notKnown } = await read(fileOf(program));
    expect(notKnown).toEqual((program.withoutResult ?? []).toSorted());
    // LibreOffice changes texts when it reads a CSV: 24E005 becomes 2400000, and UTF-8 without a byte order mark is
    // read as Windows-1252.
    const expected = new Map(program.writes === 'csv' ? given() : shownByLibreOffice.get(program));
    for (const [place, text] of Object.entries(program.unlikeOriginal ?? {})) {
      expect.soft(expected.get(place), `${place} is as in the original`).not.toBe(text);
      expected.set(place, text);
    }
    for (const place of notKnown) expected.delete(place);
    expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(expected));
  });

  test.skipIf(program.writes === 'csv')(
    `the file of ${program.name} gives the day of each date`,
    async () => {
      const dates = tableRows().filter(({ kind }) => kind === 'date');
      const { days } = await read(fileOf(program));
      expect(Object.fromEntries(days)).toEqual(
        Object.fromEntries(dates.map(({ place, value }) => [place, value])),
      );
    },
  );
}

test('every cell of the original file is read as cells.tsv says', async () => {
  const { cells } = await read(original);
  expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(given()));
});

test('docs/other-programs.md names the installed version of each Debian package', () => {
  const versionOf = (name: string) =>
    execFileSync('dpkg-query', ['--show', '--showformat=${Version}', name], { encoding: 'utf8' })
      .replace(/^\d+:/, '')
      .replace(/[-+].*$/, '');
  const page = readFileSync(join(here, '../../docs/other-programs.md'), 'utf8');
  for (const name of debianPackages.split(' ')) expect.soft(page).toContain(versionOf(name));
});

async function read(file: string) {
  const rows = await readRows(await openFile(new Uint8Array(readFileSync(file))));
  const cells = new Map<string, string>();
  const days = new Map<string, string>();
  const notKnown: string[] = [];
  for (const row of rows) {
    const place = (column: number) => `${columnLetter(column)}${row.number}`;
    row.cells.forEach((text = '', column) => {
      if (text !== '') cells.set(place(column), text);
    });
    row.days?.forEach((day, column) => {
      if (day !== undefined) days.set(place(column), day);
    });
    notKnown.push(...(row.notKnown ?? []).map(place));
  }
  return { cells, days, notKnown: notKnown.toSorted() };
}

function cellsOfCsv(text: string): Map<string, string> {
  const cells = new Map<string, string>();
  papa.parse<string[]>(text, { delimiter: ',' }).data.forEach((row, at) => {
    row.forEach((cell, column) => {
      if (cell !== '') cells.set(`${columnLetter(column)}${at + 1}`, cell);
    });
  });
  return cells;
}

/** The texts that every program should show, by cell. */
function given(): ReadonlyMap<string, string> {
  return new Map(tableRows().map(({ place, result }) => [place, result]));
}

function tableRows() {
  return readFileSync(table, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [place = '', kind = '', value = '', , result = ''] = line.split('\t');
      return { place, kind, value, result };
    });
}
