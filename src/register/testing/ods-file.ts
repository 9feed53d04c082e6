import { makeZip } from './zip-writer.ts';

/** An .ods of one sheet with these rows in the words of OpenDocument. */
export async function odsFile(rows: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>
    <table:table table:name="__proto__">${rows}</table:table>
    </office:spreadsheet></office:body></office:document-content>`;
  return makeZip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
    { name: 'content.xml', data: content },
  ]);
}

/** A cell that shows this text, with what its attributes say of its value. */
export function odsCell(text: string, value = 'office:value-type="string"'): string {
  return `<table:table-cell ${value}><text:p>${text}</text:p></table:table-cell>`;
}
