import { basename } from 'node:path';
import { sampleValues } from '../../src/content/checks/sample-values.ts';
import type { Content } from '../../src/content/content.ts';
import { sentenceOf, type Problem } from '../../src/content/problems/problem.ts';
import type { ContentFolder } from '../../src/content/read-content.ts';
import type { Printer } from '../printer.ts';
import {
  checkRegister,
  formatCheckedRegister,
  type CheckedRegister,
} from '../register/check-register.ts';
import { registerPlace } from '../register/site-register.ts';

/** A content folder as it was read; without `content` where it has faults. */
interface Loaded extends Pick<ContentFolder, 'files' | 'pictures'> {
  readonly folder: string;
  readonly content: Content | undefined;
}

/**
 * Prints what keeps the site from going live, and last whether anything does.
 *
 * @param faults those that were found before, in a few words each
 * @returns the exit code: 2 if nothing is wrong but that the register's host could not be reached
 */
export async function checkLive(
  loaded: Loaded,
  faults: readonly string[],
  printer: Printer,
): Promise<0 | 1 | 2> {
  const { folder, content } = loaded;
  const samples = sampleValues(loaded.files, loaded.pictures, content?.keptSamples ?? []);
  if (samples.length > 0) {
    printer.error(`\nStill to be replaced:\n\n${groupProblems(samples, basename(folder))}`);
  }
  const checked =
    content && (await checkRegister(registerPlace(content.register, folder), content));
  // A certificate that is invented may be looked at, but not go live.
  const isReady =
    checked?.status === 'clean' && !checked.notes.some(({ kind }) => kind === 'example-row');
  if (checked && !isReady) {
    const report = formatCheckedRegister(checked);
    printer.error(`\nThe register that content/register.yaml names: ${report}`);
  }
  const left = [
    ...(samples.length > 0 ? [inFiles(samples, 'sample value')] : []),
    ...faults,
    ...(checked && !isReady ? [registerStates[checked.status]] : []),
  ];
  if (left.length > 0) {
    printer.error(`\nNot ready to go live: ${left.join('; ')}.`);
    return checked?.status === 'not-asked' && left.length === 1 ? 2 : 1;
  }
  const certificates = isReady ? count(checked.register.records.length, 'certificate') : '';
  printer.log(`\nReady to go live: no sample values; ${certificates} in the register, no faults.`);
  return 0;
}

/** In a few words what is the matter with a register. */
const registerStates: Readonly<Record<CheckedRegister['status'], string>> = {
  clean: 'the register holds the example row',
  findings: 'the register has faults',
  unreadable: 'the register cannot be read',
  'not-asked': 'the register was not checked',
};

/** `3 faults in 2 files`. */
export function inFiles(found: readonly Problem[], noun: string): string {
  const files = new Set(found.map(({ file }) => file)).size;
  return `${count(found.length, noun)} in ${count(files, 'file')}`;
}

/** `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * Many problems of few kinds, for a terminal: what to do is said once, below all places where it has to be done.
 *
 * @param folder what the files' paths are below
 */
function groupProblems(problems: readonly Problem[], folder: string): string {
  const byFix = new Map<string, string[]>();
  for (const problem of problems) {
    const { file, line, column, fix } = problem;
    const told = `${folder}/${file}:${line}:${column}  ${sentenceOf(problem)}`;
    byFix.set(fix, [...(byFix.get(fix) ?? []), told]);
  }
  return [...byFix].map(([fix, lines]) => `${lines.join('\n')}\n    do: ${fix}`).join('\n\n');
}
