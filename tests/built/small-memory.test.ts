import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { makeWorkbook, makeZip } from '../../src/spreadsheet/testing/workbook-writer.ts';

// Making and reading a large file may take three minutes.
vi.setConfig({ testTimeout: 180_000 });

/** The heap that a cheap phone gives a tab, in MB. */
const heap = 512;

const reading = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { readFile } = await import(workerData.reader);
  const { readList } = await import(workerData.lists);
  const { columnsToChoose } = await import(workerData.columns);
  const rowsOf = async (bytes) => (await readFile(bytes)).length;
  const columnsOf = async (bytes) => columnsToChoose((await readList(new Blob([bytes]))).rows).length;
  const read = workerData.isList ? columnsOf : rowsOf;
  const said = await read(workerData.bytes).catch(({ kind }) => kind);
  parentPort.postMessage(said);
`;

const text = 'Asha Rao '.repeat(3000);
// The sheet has 14,000 different days, more than the reader's cache holds.
const dates = Array.from({ length: 2000 }, (_, row) => `<row>${dateCells(row)}</row>`).join('');

// Each file is valid but large. The reader must refuse a file whose cells would need too much memory.
test.each<[what: string, make: () => Uint8Array, said: string | number, isList?: true]>([
  [
    'a list with a cell in column SQ of each of 200,000 rows',
    () => makeWorkbook({ rows: wideRows(200_000) }),
    1,
    true,
  ],
  [
    'a CSV of 20 MB of misplaced quotation marks',
    () => bytesOf(`a,b\n1,"${'"x'.repeat(10e6)}\n`),
    'damaged',
  ],
  ['a CSV of 30 MB in short rows', () => bytesOf('1,2\n'.repeat(7_500_000)), 'too-large'],
  ['a CSV of 30 MB within one cell', () => bytesOf(`a,b\n1,"${'x\n'.repeat(15e6)}"\n`), 2],
  [
    'an .xlsx whose shared texts have 430 MB',
    () =>
      makeWorkbook({
        strings: `<si><t>${text}</t></si>`.repeat(16_000),
        rows: `<row><c t="s"><v>0</v></c></row>`,
      }),
    'too-large',
  ],
  [
    'an .xlsx of five million dates',
    () =>
      makeWorkbook({
        styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
        rows: dates.repeat(360),
      }),
    'too-large',
  ],
  [
    'an .ods in which one row stands for all',
    () =>
      odsOf(`<table:table-row table:number-rows-repeated="1048576">${odsCell}</table:table-row>`),
    'too-large',
  ],
  [
    'a web page whose cells all reach over nine rows and a thousand columns',
    () => bytesOf(`<table>${'<tr><td colspan=1000 rowspan=9>a<td>b</tr>'.repeat(300_000)}</table>`),
    'too-large',
  ],
])('%s is read or refused within a heap of 512 MB', async (_, make, said, isList) => {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(reading)}`), {
    workerData: {
      reader: new URL('../../src/spreadsheet/testing/read-file.ts', import.meta.url).href,
      lists: new URL('../../src/register/list/read-list.ts', import.meta.url).href,
      columns: new URL('../../src/register/list/list-ids.ts', import.meta.url).href,
      bytes: make(),
      isList,
    },
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const answer = await new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  await worker.terminate();
  expect(answer).toBe(said);
});

function wideRows(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) => `<row r="${at + 1}"><c r="SQ${at + 1}"><v>${at}</v></c></row>`,
  );
  return rows.join('');
}

function bytesOf(csv: string): Uint8Array {
  return new TextEncoder().encode(csv);
}

function dateCells(row: number): string {
  const days = Array.from({ length: 7 }, (_, at) => 20_000 + row * 7 + at);
  return days.map((day) => `<c s="1"><v>${day}</v></c>`).join('');
}

const odsCell = `<table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>`;

function odsOf(rows: string): Uint8Array {
  const names = ['office', 'table', 'text'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  );
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content ${names.join(' ')}><office:body><office:spreadsheet><table:table table:name="S">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
}
