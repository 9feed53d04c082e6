import type { FieldPath } from './yaml-places.ts';

/** A line of a YAML file that may be too broken to parse; columns and offsets count from 0. */
export interface YamlLine {
  /** Of what the line begins with, in the file. */
  readonly offset: number;
  /** The column in which it begins, with a dash or a name. */
  readonly indent: number;
  /** The column of its name, or of its dash if it has no name. */
  readonly column: number;
  readonly isEntry: boolean;
  readonly key: string | undefined;
  /** Where its value would be if the indentation is right; each position in a list is 0. */
  readonly path: FieldPath;
  /** Whether its value ends with it, so that nothing below can belong to it. */
  readonly isFinished: boolean;
}

/** The lines that begin a field or an entry of a list, without what is inside blocks of text. */
export function readYamlLines(text: string): YamlLine[] {
  const lines: YamlLine[] = [];
  const open: Level[] = [];
  let offset = 0;
  let blockColumn: number | undefined;
  for (const written of text.split('\n')) {
    const found = lineForm.exec(written);
    const indent = written.length - written.trimStart().length;
    const isInBlock = blockColumn !== undefined && indent > blockColumn;
    if (found && !isInBlock && !/^\s*(?:#|$)/.test(written)) {
      const [, dashes = '', key, value = ''] = found;
      if (dashes !== '' || key !== undefined) {
        const line = placed({ offset: offset + indent, indent, dashes, key, value }, open);
        lines.push(line);
        blockColumn = /^[|>]/.test(value) ? line.column : undefined;
      }
    }
    offset += written.length + 1;
  }
  return lines;
}

interface Level {
  readonly column: number;
  readonly isDash: boolean;
  readonly path: FieldPath;
}

interface Written {
  readonly offset: number;
  readonly indent: number;
  readonly dashes: string;
  readonly key: string | undefined;
  readonly value: string;
}

/** The dashes, the name and the value; of an entry such as `- { name: value }` the first of each. */
const lineForm = /^ *((?:- +(?:\{ *)?)*)(?:([\w-]+):(?=\s|$))? *(.*?)\s*$/;

/** A line below the levels that are open; opens its own. */
function placed({ offset, indent, dashes, key, value }: Written, open: Level[]): YamlLine {
  const isEntry = dashes !== '';
  for (let top = open.at(-1); top && closes(top, indent, isEntry); top = open.at(-1)) open.pop();
  let path: FieldPath = open.at(-1)?.path ?? [];
  for (const { index } of dashes.matchAll(/- +/g)) {
    path = [...path, 0];
    open.push({ column: indent + index, isDash: true, path });
  }
  const column = key === undefined ? indent : indent + dashes.length;
  if (key !== undefined) {
    path = [...path, key];
    open.push({ column, isDash: false, path });
  }
  const isFinished = value !== '' && !/^(?:[|>[{#]|"[^"]*$|'[^']*$)/.test(value);
  return { offset, indent, column, isEntry, key, path, isFinished };
}

function closes({ column, isDash }: Level, indent: number, isEntry: boolean): boolean {
  return column > indent || (column === indent && (isDash || !isEntry));
}
