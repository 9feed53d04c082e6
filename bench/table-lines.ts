/**
 * The lines of a table. A column of figures is at the right, one of words at the left; a dash is a figure
 * that is missing.
 *
 * @param rows the first holds the headings
 */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? ''));
  const padded = columns.map((cells) => {
    const width = Math.max(...cells.map((cell) => cell.length));
    const hasFigures = cells.slice(1).every((cell) => /^(\d|–)/.test(cell));
    return cells.map((cell) => (hasFigures ? cell.padStart(width) : cell.padEnd(width)));
  });
  return rows.map((_, row) =>
    padded
      .map((cells) => cells[row])
      .join('  ')
      .trimEnd(),
  );
}
