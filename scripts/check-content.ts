// Checks all words and pictures under content/, or under the folder given as an argument, and prints
// every fault with its place and what to do. Exits with 1 if there are any.
import { basename, join } from 'node:path';
import { loadContentFolder } from '../src/content/load-content-folder.ts';
import { formatProblems } from '../src/content/problem.ts';
import { readContent } from '../src/content/read-content.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../content');
const { files, pictures, registerFiles } = await loadContentFolder(folder);
const { content, problems } = readContent(files, pictures, registerFiles);

if (content === undefined) {
  console.error(formatProblems(problems, files, basename(folder)));
  console.error(`\ncontent: ${count(problems.length, 'fault')} in ${count(fileCount(), 'file')}`);
  process.exitCode = 1;
} else {
  console.log(`content: ${content.courses.length} courses, ${files.size} files, no faults`);
}

function fileCount(): number {
  return new Set(problems.map(({ file }) => file)).size;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
