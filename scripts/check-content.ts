// Checks all words and pictures under content/, or under the folder given as an argument, and prints
// every fault with its place and what to do. With --live, sample values that are still in place count as
// faults too, and the register that the site names is checked as `npm run register:check` does. Exits with 1 if
// there are any, and with 2 if only the register's host could not be reached. A batch that has begun is named, but is
// no fault: it comes by itself, and must not keep a site from being built.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load-content.ts';
import { formatProblems, type Problem } from '../src/content/problems/problem.ts';
import { dateInIndia } from '../src/content/date-in-india.ts';
import { pastBatches } from '../src/content/checks/past-batches.ts';
import { registerAddressNote } from '../src/content/checks/register-address-note.ts';
import { sampleValues } from '../src/content/checks/sample-values.ts';
import type { Content } from '../src/content/content.ts';
import { checkRegister } from './register/check-register.ts';
import { formatCheckedRegister } from './register/format-checked-register.ts';
import { registerOf } from './register/register-of.ts';

const { values, positionals } = parseArgs({
  options: { live: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? join(import.meta.dirname, '../content');
const { content, problems, files, pictures } = await loadContent(folder);

if (content !== undefined) {
  console.log(`content: ${content.courses.length} courses, ${files.size} files, no faults`);
  const note = registerAddressNote(files.get('register.yaml') ?? '');
  if (note !== undefined) console.log(note);
  const past = pastBatches(files, dateInIndia());
  if (past.length > 0) console.log(`\n${formatProblems(past, files, basename(folder))}`);
}
report(problems, 'fault');
if (values.live) {
  report(sampleValues(files, pictureHashes()), 'sample value');
  if (content !== undefined) await reportRegister(content);
}

function report(found: readonly Problem[], noun: string) {
  if (found.length === 0) return;
  const places = new Set(found.map(({ file }) => file)).size;
  console.error(formatProblems(found, files, basename(folder)));
  console.error(`\ncontent: ${count(found.length, noun)} in ${count(places, 'file')}`);
  process.exitCode = 1;
}

async function reportRegister(checkable: Content) {
  const checked = await checkRegister(registerOf(checkable, folder), checkable);
  // The blank register may be looked at without a fault, but not go live.
  const isExample =
    checked.status === 'clean' && checked.notes.some(({ kind }) => kind === 'example-row');
  if (checked.status === 'clean' && !isExample) {
    console.log(`register: ${count(checked.kept, 'certificate')}, no faults`);
    return;
  }
  console.error(
    `\nThe register that content/register.yaml names: ${formatCheckedRegister(checked, checkable.validator)}`,
  );
  process.exitCode = checked.status === 'not-asked' ? process.exitCode || 2 : 1;
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
