// What few workbooks need, in one file, which `load-rare-parts.ts` fetches when one does.

// Cells other than texts and small whole numbers in the format General
export { generalText } from './number-formats/general-format.ts';
export { numberFormat } from './number-formats/number-format.ts';
export { finiteNumber, shownValue } from './cells/rare-cells.ts';
export { isShortest } from './cells/shortest-number.ts';
// XML other than elements, text and references by name in UTF-8
export { appendMarkup, endOfAside, numberedCharacter } from './xml/rare-markup.ts';
export { utf8Converter } from './xml/xml-encoding.ts';
// Packages without relations
export { usualRelations, usualWorkbook } from './package/conventional-parts.ts';
