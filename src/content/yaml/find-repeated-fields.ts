import type { LostText } from './find-lost-text.ts';
import { beginsGroup } from './find-missing-line.ts';
import { readYamlLines } from './yaml-lines.ts';

/**
 * Fields that are in their group a second time, by where the parser has found them. Of those on lines that follow each other
 * only the first is told: the line that begins their block is missing.
 *
 * @param offsets in their order
 */
export function findRepeatedFields(text: string, offsets: readonly number[]): LostText[] {
  const lines = readYamlLines(text);
  const positions = offsets.map((offset) => lines.findIndex((line) => line.offset === offset));
  return offsets.flatMap((offset, index) => {
    const position = positions[index] ?? -1;
    const isRunOn = position > 0 && positions[index - 1] === position - 1;
    return isRunOn ? [] : [{ offset, message, fix: advice(lines, position) }];
  });

  function advice(all: typeof lines, position: number): string {
    const column = all[position]?.column ?? 0;
    const start = all.slice(0, Math.max(0, position)).findLast((line) => beginsGroup(line, column));
    const first = start?.isEntry === true && start.column === column ? start.key : undefined;
    return first === undefined
      ? keepOne
      : `${keepOne}; or the line that begins the next entry, such as \`- ${first}: …\`, is missing above: write it there`;
  }
}

const message = 'this field is here a second time';

const keepOne = 'keep one of the two';
