// Checks all words and pictures under content/, or under the folder given as an argument, and prints
// every fault with its place and what to do. With --live, sample values that are still in place count as
// faults too, and the register that the site names is checked as `npm run register:check` does. Exits with 1 if
// there are any, and with 2 if only the register's host could not be reached. A batch that has begun is named, but is
// no fault: it comes by itself, and must not keep a site from being built.
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load-content.ts';
import { formatProblems, type Problem } from '../src/content/problems/problem.ts';
import { dateInIndia } from '../src/content/date-in-india.ts';
import { pastBatches } from '../src/content/checks/past-batches.ts';
import { registerAddressNote } from '../src/content/checks/register-address-note.ts';
import { checkSyllabi } from '../src/content/checks/syllabus-rules/syllabus-rules.ts';
import { registerKeyText } from '../src/content/register-key.ts';
import { readKeyFile } from '../src/register/sealed/key-file.ts';
import { sampleValues } from '../src/content/checks/sample-values.ts';
import type { Content } from '../src/content/content.ts';
import { groupProblems } from './group-problems.ts';
import { hasExample, liveRegisterOf } from './live-register.ts';
import { pictureHashes } from './picture-hashes.ts';
import { checkRegister, isAddress } from './register/check-register.ts';
import { registerOf } from './register/register-of.ts';

const { values, positionals } = parseArgs({
  options: { live: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? join(import.meta.dirname, '../content');
const { content, problems: wrong, files, pictures } = await loadContent(folder);
const problems = [...wrong, ...(content ? checkSyllabi(files, content.catalogue) : [])];

if (content !== undefined && problems.length === 0) {
  console.log(`content: ${content.courses.length} courses, ${files.size} files, no faults`);
}
if (content !== undefined) {
  const note = registerAddressNote(files.get('register.yaml') ?? '');
  if (note !== undefined) console.log(note);
  const past = pastBatches(files, dateInIndia());
  if (past.length > 0) console.log(`\n${formatProblems(past, files, basename(folder))}`);
}
if (problems.length > 0) {
  console.error(`${formatProblems(problems, files, basename(folder))}\n`);
  console.error(`content: ${inFiles(problems, 'fault')}`);
  process.exitCode = 1;
}
const keyFault = content?.register.sealed ? await registerKeyFault() : undefined;
if (keyFault !== undefined) {
  console.error(`\n${keyFault}`);
  process.exitCode = 1;
}
if (values.live) await checkLive();
else if (content !== undefined) await noteExample(content);

/** Why a site with a sealed register can't be built: the key that seals it is missing, or is none. */
async function registerKeyFault(): Promise<string | undefined> {
  try {
    await readKeyFile(registerKeyText(join(folder, '..')));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What keeps the site from going live, and last whether anything does. */
async function checkLive() {
  const hashes = await pictureHashes(folder, pictures.keys());
  const samples = sampleValues(files, hashes, content?.keptSamples ?? []);
  if (samples.length > 0) {
    console.error(`\nStill to be replaced:\n\n${groupProblems(samples, basename(folder))}`);
  }
  const left = [
    ...(samples.length > 0 ? [inFiles(samples, 'sample value')] : []),
    ...(problems.length > 0 ? [inFiles(problems, 'fault')] : []),
    ...(keyFault === undefined ? [] : ['the register cannot be sealed']),
  ];
  const register = content && (await checkLiveRegister(content));
  if (register?.isReady === false) left.push(register.state);
  if (left.length > 0) {
    console.error(`\nNot ready to go live: ${left.join('; ')}.`);
    process.exitCode = register?.isAsked === false && left.length === 1 ? 2 : 1;
  } else {
    console.log(`\nReady to go live: no sample values; ${register?.state ?? ''}.`);
  }
}

/** Whether visitors can use the register; its report is printed if they can't. */
async function checkLiveRegister(checkable: Content) {
  const register = await liveRegisterOf(checkable, folder);
  if (register.report !== undefined) {
    console.error(`\nThe register that content/register.yaml names: ${register.report}`);
  }
  return register;
}

/** The blank register may be looked at without a fault, but not go live. A host elsewhere is not asked here. */
async function noteExample(checkable: Content) {
  const source = registerOf(checkable, folder);
  if (isAddress(source) || !hasExample(await checkRegister(source, checkable))) return;
  console.log(
    'register: the example row of the blank register is still there; type your first certificate over it before the site goes live',
  );
}

function inFiles(found: readonly Problem[], noun: string): string {
  const places = new Set(found.map(({ file }) => file)).size;
  return `${count(found.length, noun)} in ${count(places, 'file')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
