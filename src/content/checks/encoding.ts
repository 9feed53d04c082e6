import { fileStart, problemAt, type Problem } from '../problems/problem.ts';

/** Files that were saved in another encoding than UTF-8, which have been read as far as that goes. */
export function encodingProblems(files: ReadonlyMap<string, string>): Problem[] {
  const fix = 'save it again with “Save as”, encoding UTF-8, and check its letters';
  return [...files].flatMap(([file, text]) => {
    if (text.includes('\0')) {
      return [problemAt(file, fileStart, 'this file is saved as UTF-16', fix)];
    }
    const before = text.split('\uFFFD', 1)[0] ?? '';
    if (before === text) return [];
    const lines = before.split('\n');
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    return [problemAt(file, place, 'a letter here is not in UTF-8, and would be shown as �', fix)];
  });
}
