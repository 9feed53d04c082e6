import type { z } from 'zod';
import type { Words } from './describe-yaml-fault.ts';
import type { LostText } from './find-lost-text.ts';
import { fieldsAt, isListAt, isOptionalAt } from './schema-fields.ts';
import type { FieldPath } from './yaml-places.ts';
import { readYamlLines, type YamlLine } from './yaml-lines.ts';

/** Lines whose beginning, such as `phones:`, is no longer there. */
export interface MissingLine extends LostText {
  /** The field that it was, where that can be known. */
  readonly field: string | undefined;
}

/**
 * Finds the first line that what is around it leaves no room for: it is indented deeper than a finished line, or than
 * its group below it, or its field is there already or belongs to a group that is not there. The parser takes such lines
 * for a part of the text above, or stumbles over each that follows. A line that is only indented too far is not meant:
 * its field is one of those above.
 */
export function findMissingLine(text: string, schema: z.ZodType): MissingLine | undefined {
  const lines = readYamlLines(text);
  for (const [position, line] of lines.entries()) {
    const above = lines.slice(0, position);
    const list = listWithoutEntry(line, above, schema);
    if (list) return { offset: line.offset, field: undefined, ...entryWords(list, schema) };
    const next = nextOfGroup(line, above, lines.slice(position + 1));
    const isDeeper = next !== undefined || isTooDeep(line, above);
    if (!isDeeper && !isMisplaced(line, above, schema)) continue;
    const around = above
      .filter(({ column }) => column < line.column)
      .toSorted((a, b) => b.column - a.column);
    const field = (next ? [next] : around)
      .flatMap((neighbour) => missingFields(neighbour, line, lines, schema))
      .find(({ isOptional }) => isDeeper || !isOptional)?.name;
    const beside = next ?? above.at(-1);
    if (field === undefined && !(isDeeper && isUnknown(line, beside, schema))) continue;
    return { offset: line.offset, field, ...words(field) };
  }
  return undefined;
}

/** Whether it is deeper than a finished line, a list below one, or a field among the entries of a list. */
function isTooDeep({ indent, isEntry }: YamlLine, above: readonly YamlLine[]): boolean {
  const owner = above.findLast(({ column }) => column <= indent);
  if (owner?.isFinished === true && owner.column < indent) return true;
  const isBeside = owner?.column === indent && owner.key !== undefined;
  if (isEntry) return isBeside && owner.isFinished;
  const list = above.findLast((line) => line.indent <= indent);
  return !isBeside && list?.isEntry === true && list.indent === indent;
}

/** The first line below that is between the name of a group and what comes first in the group: there too, one is missing. */
function nextOfGroup(
  { indent }: YamlLine,
  above: readonly YamlLine[],
  below: readonly YamlLine[],
): YamlLine | undefined {
  const group = above.at(-1);
  if (group?.key === undefined || group.isFinished || group.column >= indent) return undefined;
  const next = below.find((line) => line.indent < indent);
  return next !== undefined && next.indent > group.column ? next : undefined;
}

/** Whether a field is there a second time, or is none of its group. */
function isMisplaced(
  { key, column, path, isEntry }: YamlLine,
  above: readonly YamlLine[],
  schema: z.ZodType,
): boolean {
  if (key === undefined || isEntry) return false;
  const start = above.findLastIndex((line) => beginsGroup(line, column));
  const known = fieldsAt(schema, path.slice(0, -1));
  const isTwice = above
    .slice(Math.max(0, start))
    .some((line) => line.column === column && line.key === key);
  return isTwice || (known.length > 0 && !known.includes(key));
}

/** Whether it is none of the fields beside which it would be if it were not indented too far. */
function isUnknown({ key }: YamlLine, beside: YamlLine | undefined, schema: z.ZodType): boolean {
  return (
    beside?.key !== undefined && !fieldsAt(schema, beside.path.slice(0, -1)).includes(key ?? '')
  );
}

/** The one field beside a neighbour that could hold the line, and is not in the file; none where there are several. */
function missingFields(
  neighbour: YamlLine,
  line: YamlLine,
  lines: readonly YamlLine[],
  schema: z.ZodType,
): { name: string; isOptional: boolean }[] {
  if (neighbour.key === undefined) return [];
  const group = neighbour.path.slice(0, -1);
  const written = new Set(groupOf(neighbour, lines).map(({ key }) => key));
  const fitting = fieldsAt(schema, group)
    .filter((name) => !written.has(name) && fits(line, [...group, name], schema))
    .map((name) => ({ name, isOptional: isOptionalAt(schema, [...group, name]) }));
  return fitting.length === 1 ? fitting : [];
}

/** The lines with the fields of one group. */
function groupOf(neighbour: YamlLine, lines: readonly YamlLine[]): YamlLine[] {
  const at = lines.indexOf(neighbour);
  const { column } = neighbour;
  const start = lines.findLastIndex((line, index) => index <= at && beginsGroup(line, column));
  const end = lines.findIndex((line, index) => index > at && line.indent < column);
  return lines
    .slice(Math.max(0, start), end === -1 ? undefined : end)
    .filter((line) => line.column === column);
}

/** Whether a line begins a group of fields in this column, or is around it. */
export function beginsGroup({ indent, column }: YamlLine, of: number): boolean {
  return column < of || (column === of && indent < column);
}

function fits({ isEntry, key }: YamlLine, path: FieldPath, schema: z.ZodType): boolean {
  if (isEntry !== isListAt(schema, path)) return false;
  const fields = fieldsAt(schema, isEntry ? [...path, 0] : path);
  // Texts tell nothing about their list, but that it can't be left out.
  return key === undefined
    ? fields.length === 0 && !isOptionalAt(schema, path)
    : fields.includes(key);
}

/** The list whose first entry lacks its first line. */
function listWithoutEntry(
  { isEntry, indent }: YamlLine,
  above: readonly YamlLine[],
  schema: z.ZodType,
): YamlLine | undefined {
  const list = above.at(-1);
  const holdsLine = list?.key !== undefined && !list.isFinished && list.column < indent;
  return holdsLine && !isEntry && isListAt(schema, list.path) ? list : undefined;
}

function entryWords({ key = '', path }: YamlLine, schema: z.ZodType): Words {
  const [first = 'name'] = fieldsAt(schema, [...path, 0]);
  return {
    message: `\`${key}\` is a list, and this line does not begin an entry of it`,
    fix: `the line that begins the entry, such as \`- ${first}: …\`, seems to be missing above it: write it there`,
  };
}

function words(field: string | undefined): Words {
  return field === undefined
    ? {
        message: 'this line is indented deeper than what is above it allows',
        fix: 'the line that begins this block, such as `phones:`, seems to be missing above it: write it there; or start this line in the column of its neighbours',
      }
    : {
        message: `this line belongs to nothing above it, and the field \`${field}\` is missing`,
        fix: `the line that begins this block, \`${field}:\`, seems to be missing above it: write it there`,
      };
}
