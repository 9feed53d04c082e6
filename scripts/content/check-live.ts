import { basename } from 'node:path';
import { sampleValues } from '../../src/content/checks/sample-values.ts';
import type { Content } from '../../src/content/content.ts';
import { sentenceOf, type Problem } from '../../src/content/problems/problem.ts';
import type { ContentFolder } from '../../src/content/load-content.ts';
import type { Printer } from '../printer.ts';
import { inFiles } from './counts.ts';
import { liveRegisterOf } from './live-register.ts';

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
  const register = content && (await liveRegisterOf(content, folder));
  if (register?.report !== undefined) {
    printer.error(`\nThe register that content/register.yaml names: ${register.report}`);
  }
  const left = [
    ...(samples.length > 0 ? [inFiles(samples, 'sample value')] : []),
    ...faults,
    ...(register?.isReady === false ? [register.state] : []),
  ];
  if (left.length === 0) {
    printer.log(`\nReady to go live: no sample values; ${register?.state ?? ''}.`);
    return 0;
  }
  printer.error(`\nNot ready to go live: ${left.join('; ')}.`);
  return register?.isAsked === false && left.length === 1 ? 2 : 1;
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
