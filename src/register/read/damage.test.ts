import { expect, test } from 'vitest';
import { RegisterFault } from '../faults.ts';
import { readXlsxFile } from '../testing/read-file.ts';
import {
  makeWorkbook,
  relations,
  sheetXml,
  stylesOf,
  workbookXml,
} from '../testing/workbook-writer.ts';
import type { ZipFile } from '../testing/zip-writer.ts';

/** What came of reading: the rows, as JSON, or the fault. Whatever else is thrown fails the test. */
async function outcome(bytes: Uint8Array): Promise<string | RegisterFault> {
  try {
    return JSON.stringify(await readXlsxFile(bytes));
  } catch (fault) {
    if (fault instanceof RegisterFault) return fault;
    throw fault;
  }
}

/** A workbook in which anything that was mixed up would show: a second sheet, strings and styles. */
function sample(file: Partial<ZipFile>): Promise<Uint8Array<ArrayBuffer>> {
  return makeWorkbook({
    file,
    zip: { isZip64: file.isZip64 === true },
    rows: '<row r="1"><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="F1" s="1"><v>7</v></c></row>',
    strings: '<si><t>Asha</t></si><si><t>Java</t></si>',
    styles: stylesOf('0000'),
    parts: {
      '[Content_Types].xml': null,
      'xl/workbook.xml': workbookXml(
        '<sheet name="a" sheetId="1" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId4"/>',
      ),
      'xl/_rels/workbook.xml.rels': relations([
        ['rId4', 'worksheet', 'worksheets/sheet2.xml'],
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'sharedStrings', 'sharedStrings.xml'],
        ['rId3', 'styles', 'styles.xml'],
      ]),
      'xl/worksheets/sheet2.xml': sheetXml('<row><c><v>666</v></c></row>'),
    },
  });
}

/** Every bit in turn, the bit that turns capitals into small letters, and all bits at once. */
const patterns = [0x01, 0x20, 0x02, 0xff, 0x04, 0x20, 0x08, 0xff, 0x10, 0x40, 0x80];

test.each([
  [{}, 1],
  [{ hasDescriptor: true }, 3],
  [{ isStored: true }, 3],
  [{ isZip64: true }, 3],
])(
  'one flipped byte never gives other rows, in %o every byte or one of %i',
  { timeout: 300_000 },
  async (file, step) => {
    const intact = await sample(file);
    const rows = await outcome(intact);
    expect(rows).toBe('[{"number":1,"cells":[null,"Asha","Java",null,null,"0007"]}]');
    let faults = 0;
    for (let at = 0; at < intact.length; at += step) {
      const flipped = intact.slice();
      const pattern = patterns[at % patterns.length] ?? 0xff;
      flipped[at] = (flipped[at] ?? 0) ^ pattern;
      const got = await outcome(flipped);
      if (got instanceof RegisterFault) faults++;
      else if (got !== rows) expect.fail(`byte ${at} ^ ${pattern}: ${got}`);
    }
    expect(faults).toBeGreaterThan(intact.length / step / 3);
  },
);
