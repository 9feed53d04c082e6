import { basename, join } from 'node:path';
import { siteAddress } from '../../src/content/schemas/site-address.ts';
import { sampleValues } from '../../src/content/checks/sample-values.ts';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import type { ContentFolder, ReadContentResult } from '../../src/content/read-content.ts';
import { formatProblems, type Problem } from '../../src/content/files/problem.ts';
import { sitePages } from '../../src/content/site-pages.ts';
import { registerFile } from '../../src/content/schemas/register.ts';
import { lettersLeftOut } from '../../src/features/share-picture/letters.ts';
import { checkRegister, type CheckedRegister } from '../register/check-register.ts';
import { wordsOfDesk } from '../../src/desk/words/place-of.ts';
import { isAddress, registerPlace, siteCertificates } from '../register/site-register.ts';
import { refuseUnusedKey, siteKey } from '../../integrations/sealed/site-key.ts';

/**
 * Checks all words and pictures of a content folder. Prints every fault with its place and what to do.
 *
 * @param isLive whether sample values and faults of the register count too
 * @returns 0 without faults, 1 with faults, 2 if the only problem is that the register's host could not be reached
 */
export async function checkFolder(
  folder: string,
  isLive: boolean,
  printer: Pick<Console, 'log' | 'error'>,
): Promise<0 | 1 | 2> {
  const loaded = await loadContent(folder);
  const { content, problems, former, files } = loaded;
  for (const note of content ? notesOn(content, isLive) : []) printer.log(note);
  const faults = content
    ? await faultsIn(content, folder, isLive)
    : [
        {
          name: inFiles(problems, 'fault'),
          text: formatProblems(problems, files, basename(folder), wordsOfDesk),
        },
      ];
  if (former.length > 0) printer.log(`${formatProblems(former, files, basename(folder))}\n`);
  for (const { text } of faults) printer.error(`${text}\n`);
  const names = faults.map(({ name }) => name);
  const size =
    content && `${count(content.courses.length, 'course')}, ${count(files.size, 'file')}`;
  // Some logs show standard error apart from standard output, so this line names the faults too.
  printer.log(
    `content: ${names.length > 0 ? `not in order: ${names.join('; ')}` : `${size}, no faults`}`,
  );
  if (isLive) return checkLive(folder, loaded, names, printer);
  return names.length > 0 ? 1 : 0;
}

function notesOn(content: Content, isLive: boolean): string[] {
  const { address, sealed, sealedLinks, sealedIdsAreGuessable } = content.register;
  return [
    ...(URL.canParse(address) ? [`register: visitors fetch ${address}`] : []),
    ...lettersNotes(content),
    ...(sealed && !sealedLinks && sealedIdsAreGuessable ? [guessableIds] : []),
    ...(sealed && isLive ? [movedSheet] : []),
  ];
}

const guessableIds =
  'register: sealed. IDs that can be guessed are allowed, because “Sealed IDs are guessable” is switched on (`sealedIdsAreGuessable: true` in content/register.yaml)';

const movedSheet =
  'register: sealed. If the sheet was public before, anyone who kept the link can still read the sheet. To prevent this, copy everything into a new sheet, choose the new sheet on the desk, under “The register” (`address` in content/register.yaml), publish, and stop sharing the old sheet';

/** Notes on letters that the pictures of shared links can't show. */
function lettersNotes(content: Content): string[] {
  return sitePages(content).flatMap(({ path, inSitemap, heading, description, topic = '' }) => {
    const letters = lettersLeftOut([content.academy.name, heading, description, topic].join(' '));
    if (!inSitemap || letters.length === 0) return [];
    const told = letters.join(' ');
    return [
      `shared links: the picture for ${path} can't show these letters, because the website has no font for them: ${told}`,
    ];
  });
}

/** Finds what would stop the build although the content files have no faults. */
async function faultsIn(content: Content, folder: string, isLive: boolean) {
  const checks = {
    'the setting SITE_URL': () => siteAddress(content.academy.siteUrl, process.env['SITE_URL']),
    'the register’s seal': () => checkSealing(content, folder, isLive),
  };
  const faults: { readonly name: string; readonly text: string }[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      faults.push({ name, text: error instanceof Error ? error.message : String(error) });
    }
  }
  return faults;
}

/**
 * Checks the key and the IDs of a register that must be sealed, and that there is no key if it need not. Skips the IDs if the register is on another host, or
 * if `isLive`, because `checkLive` then checks them.
 *
 * @throws Error for the owner if the register can't be sealed, or a key is not used
 */
async function checkSealing(content: Content, folder: string, isLive: boolean): Promise<void> {
  const project = join(folder, '..');
  if (!content.register.sealed) {
    refuseUnusedKey(project);
    return;
  }
  siteKey(project);
  if (isLive || registerFile(content.register) === undefined) return;
  // Loading this module doubles the time of the check.
  const { guessableFault } = await import('../../integrations/sealed/seal-site-register.ts');
  const { records } = await siteCertificates(content, folder);
  const fault = guessableFault(records, content);
  if (fault !== undefined) throw new Error(fault);
}

/**
 * Prints what keeps the site from going live, and whether the site may go live.
 *
 * @param faults what was found earlier, such as `3 faults in 2 files`
 */
async function checkLive(
  folder: string,
  { content, files, pictures }: ContentFolder & ReadContentResult,
  faults: readonly string[],
  printer: Pick<Console, 'log' | 'error'>,
): Promise<0 | 1 | 2> {
  const samples = sampleValues(files, pictures, content?.keptSamples ?? []);
  if (samples.length > 0) {
    printer.error(
      `\nSample values that you must still replace, or confirm in “Samples that stay” (content/kept-samples.yaml):\n\n${formatProblems(samples, files, basename(folder), wordsOfDesk)}`,
    );
  }
  const place = content ? registerPlace(content.register, folder) : '';
  const checked = content && (await checkRegister(place, content, folder));
  const { notes = [], register } = checked?.inspection ?? {};
  // A sheet on another host changes at any time. Its changes must not keep the website's words from going online, as long
  // as visitors get answers.
  const isWarning = isAddress(place) && checked?.status === 'unconfirmed';
  if (isWarning) printer.log(`\nregister: not all of it is confirmed. ${checked.report}`);
  // A trial may have the example row online.
  const isReady =
    isWarning || (checked?.status === 'clean' && !notes.some(({ kind }) => kind === 'example-row'));
  if (checked && !isReady) {
    printer.error(`\nThe register: ${checked.report}`);
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
  const certificates = count(register?.records.length ?? 0, 'certificate');
  printer.log(`\nReady to go live: no sample values; ${certificates} in the register, no faults.`);
  return 0;
}

const registerStates: Readonly<Record<CheckedRegister['status'], string>> = {
  clean: 'the register has the example row',
  unconfirmed: 'the register is not confirmed yet',
  findings: 'the register has faults',
  unreadable: 'the register cannot be read',
  'not-asked': 'the register was not checked',
};

function inFiles(found: readonly Problem[], noun: string): string {
  const files = new Set(found.map(({ file }) => file)).size;
  return `${count(found.length, noun)} in ${count(files, 'file')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
