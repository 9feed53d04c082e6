// Checks all words and pictures under content/, or under the folder given as an argument, and prints
// every fault with its place and what to do. With --live, sample values that are still in place count as
// faults too. Exits with 1 if there are any.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContentFolder } from '../src/content/load-content-folder.ts';
import { formatProblems, type Problem } from '../src/content/problem.ts';
import { readContent } from '../src/content/read-content.ts';
import { sampleValues } from '../src/content/checks/sample-values.ts';

const { values, positionals } = parseArgs({
  options: { live: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? join(import.meta.dirname, '../content');
const { files, pictures, registerFiles } = await loadContentFolder(folder);
const { content, problems } = readContent(files, pictures, registerFiles);

if (content !== undefined) {
  console.log(`content: ${content.courses.length} courses, ${files.size} files, no faults`);
}
report(problems, 'fault');
if (values.live) report(sampleValues(files, pictureHashes()), 'sample value');

function report(found: readonly Problem[], noun: string) {
  if (found.length === 0) return;
  const places = new Set(found.map(({ file }) => file)).size;
  console.error(formatProblems(found, files, basename(folder)));
  console.error(`\ncontent: ${count(found.length, noun)} in ${count(places, 'file')}`);
  process.exitCode = 1;
}

function pictureHashes(): Map<string, string> {
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  return new Map([...pictures.keys()].map((path) => [path, hash(path)]));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
