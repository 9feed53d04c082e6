// What few workbooks need, in one file, which `load-rare-parts.ts` fetches when one does.

// Cells other than texts and small whole numbers in the format General
export { generalText } from './general-text.ts';
export { numberFormat } from './number-format.ts';
export { finiteNumber, shownValue } from './rare-cells.ts';
export { isShortest } from './shortest-number.ts';
// XML other than elements, text and references by name in UTF-8
export { appendMarkup, endOfAside, numberedCharacter } from './rare-markup.ts';
export { utf8Converter } from './utf8-converter.ts';
// Packages without relations, archives with more than 4 GB
export { usualRelations, usualWorkbook } from './usual-parts.ts';
export { zip64 } from './zip64.ts';
