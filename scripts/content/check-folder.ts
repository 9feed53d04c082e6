import { basename, join } from 'node:path';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { formatProblems } from '../../src/content/problems/problem.ts';
import { registerFile } from '../../src/content/schemas/register.ts';
import { certificatesIn } from '../../src/register/certificates/certificates.ts';
import { RegisterFault } from '../../src/register/faults.ts';
import { exampleId } from '../../src/register/inspection/findings.ts';
import type { Printer } from '../printer.ts';
import { registerPlace, registerRows, siteCertificates } from '../register/site-register.ts';
import { siteKey } from '../sealed/site-key.ts';
import { checkLive, count, inFiles } from './check-live.ts';

/**
 * Checks all words and pictures of a content folder, and prints every fault with its place and what to do.
 *
 * @param isLive whether sample values that are still in place count as faults too, and the register that the site names
 *   is checked as `npm run register:check` does
 * @returns the exit code: 0 without faults, 1 with faults, 2 if only the register's host could not be reached
 */
export async function checkFolder(
  folder: string,
  isLive: boolean,
  printer: Printer,
): Promise<0 | 1 | 2> {
  const { content, problems, files, pictures } = await loadContent(folder);
  if (content !== undefined) {
    const number = count(content.courses.length, 'course');
    printer.log(`content: ${number}, ${count(files.size, 'file')}, no faults`);
    const { address } = content.register;
    if (URL.canParse(address)) printer.log(`register: visitors fetch ${address}`);
  }
  if (problems.length > 0) {
    printer.error(`${formatProblems(problems, files, basename(folder))}\n`);
    printer.error(`content: ${inFiles(problems, 'fault')}`);
  }
  const sealFault = content?.register.sealed
    ? await sealingFault(content, folder, isLive)
    : undefined;
  if (sealFault !== undefined) printer.error(`\n${sealFault}`);
  if (content && guessingIsAllowed(content)) {
    printer.log(
      'register: sealed even where its IDs can be guessed, as `sealedIdsAreGuessable` in content/register.yaml says',
    );
  }
  const faults = [
    ...(problems.length > 0 ? [inFiles(problems, 'fault')] : []),
    ...(sealFault === undefined ? [] : ['the register cannot be sealed']),
  ];
  if (isLive) return checkLive({ folder, content, files, pictures }, faults, printer);
  if (content && (await holdsExample(content, folder))) {
    printer.log(
      'register: the example row of the blank register is still there; type your first certificate over it before the site goes live',
    );
  }
  return faults.length > 0 ? 1 : 0;
}

function guessingIsAllowed({ register }: Content): boolean {
  const { sealed, sealedLinks, sealedIdsAreGuessable } = register;
  return sealed === true && sealedLinks !== true && sealedIdsAreGuessable === true;
}

/**
 * Why a site with a sealed register can't be built: the key that seals it is missing, or is none, or its IDs can be
 * guessed. The host of a register elsewhere is not asked; with `isLive` the report on the register tells of the IDs.
 */
async function sealingFault(
  content: Content,
  folder: string,
  isLive: boolean,
): Promise<string | undefined> {
  try {
    siteKey(join(folder, '..'));
    if (isLive || registerFile(content.register) === undefined) return undefined;
    // Takes as long to load as the rest of the check.
    const { guessableFault } = await import('../sealed/seal-site-register.ts');
    return guessableFault(await siteCertificates(content, folder), content);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Whether the register is the blank one, with its example row still in it: it may be looked at without a fault, but not go
 * live. The host of a register elsewhere is not asked.
 *
 * @throws Error where the register's file can't be opened
 */
async function holdsExample({ register }: Content, folder: string): Promise<boolean> {
  if (registerFile(register) === undefined) return false;
  try {
    const rows = await registerRows(registerPlace(register, folder));
    const [first, ...others] = certificatesIn(rows, register.columns).records;
    return first?.id === exampleId && others.length === 0;
  } catch (error) {
    // What can't be read holds no row, and `register:check` tells of it.
    if (error instanceof RegisterFault) return false;
    throw error;
  }
}
