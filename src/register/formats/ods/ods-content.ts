import { RegisterFault } from '../../faults/register-fault.ts';
import type { Limits } from '../../sheet/sheet.ts';

/**
 * An OpenDocument spreadsheet's `content.xml` made ready for SheetJS.
 *
 * Number styles are taken out: a cell's `text:p` already holds the text that is shown (ODF 1.3 part 3,
 * 9.1.4), and SheetJS complains of styles that it does not know. For the same reason dates and times become
 * texts: it refuses the file for one that no calendar has. Attributes get double quotes, since it passes over
 * tags with single ones.
 *
 * @throws RegisterFault `too-large` where more cells are declared than the limit allows
 */
export function odsContent(xml: string, limits: Limits): string {
  const bare = withoutStyles(xml);
  const quoted = withoutDates(bare.includes("='") ? doubleQuoted(bare) : bare);
  const cells = declaredCells(quoted);
  if (cells > limits.maxCells) throw new RegisterFault('too-large', `${cells} cells declared`);
  return quoted;
}

function withoutStyles(xml: string): string {
  const start = xml.search(/<(?:\w+:)?automatic-styles[\s>]/);
  const end = /<\/(?:\w+:)?automatic-styles>/g;
  end.lastIndex = Math.max(start, 0);
  const found = start < 0 ? null : end.exec(xml);
  return found ? xml.slice(0, start) + xml.slice(end.lastIndex) : xml;
}

/**
 * Cells with a date or time (19.386.2) as cells with a text: the one that is shown, which is their content, or
 * where they have none the value.
 */
function withoutDates(xml: string): string {
  return xml.replace(/<[^<>]*\b(?:date|time)-value="[^<>]*>/g, (tag) =>
    tag
      .replace(/\b(value-type=")(?:date|time)"/g, '$1string"')
      .replace(/\b(?:date|time)(-value=")/g, tag.endsWith('/>') ? 'string$1' : 'no$1'),
  );
}

/** A start tag or end tag of a row or cell: slash, name, attributes, slash. */
const cellTags =
  /<(\/?)(?:[^\s<>/:"]*:)?(table-row|table-cell)((?:\s(?:[^<>"]|"[^"]*")*?)?)(\/?)>/g;

/**
 * How many cells with text there are once every repetition is written out: a row or cell may stand for
 * many (`table:number-rows-repeated`, `table:number-columns-repeated`, 19.675 and 19.677), and a file of
 * one kilobyte for more than a computer holds. Repeated blanks cost nothing and are not counted.
 */
function declaredCells(xml: string): number {
  let cells = 0;
  let rowTimes = 1;
  for (const [, end, name, attributes = '', empty] of xml.matchAll(cellTags)) {
    if (end) continue;
    if (name === 'table-row') rowTimes = repetition(attributes, 'rows');
    else if (!empty || attributes.includes('value-type="string"')) {
      cells += rowTimes * repetition(attributes, 'columns');
    }
  }
  return cells;
}

function repetition(attributes: string, what: 'rows' | 'columns'): number {
  const times = new RegExp(`number-${what}-repeated="([^"]*)"`).exec(attributes)?.[1];
  return Math.max(1, Number.parseFloat(times ?? '1') || 1);
}

function doubleQuoted(xml: string): string {
  return xml.replace(/<[^<>]*>/g, (tag) => tag.replace(/=\s*'([^'"]*)'/g, '="$1"'));
}
