// Shows how the validator reads a register: npm run register:check -- [--confirm] [--valid-again ID] [FILE|URL]
//
// Without a file or link, the command checks the register named in content/register.yaml. With --confirm, it remembers
// each certificate as it is. One that was not valid when it was confirmed has to be named with --valid-again.
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load-content.ts';
import { didYouMean, formatProblems } from '../src/content/files/problem.ts';
import { registerAddress } from '../src/content/schemas/register-address.ts';
import { type CheckedRegister, checkRegister } from './register/check-register.ts';
import { findingWords, isOfRows, isUnconfirmed } from '../src/register/inspection/findings.ts';
import { forLog, registerPlace, rememberedFile } from './register/site-register.ts';

interface Place {
  readonly here: string;
  readonly contentFolder: string;
}

if (import.meta.main) {
  // npm runs scripts in the project's folder, and keeps the folder in which npm was called in `INIT_CWD`.
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const contentFolder = join(import.meta.dirname, '../content');
  process.exitCode = await checkAndPrint(process.argv.slice(2), { here, contentFolder }, console);
}

/**
 * Prints how the validator reads a register. Without arguments, the settings name the register.
 *
 * @returns 0 if all is well, 1 if there is something to correct, 2 if the register can't be read or reached
 */
export async function checkAndPrint(
  args: readonly string[],
  place: Place,
  printer: Pick<Console, 'log' | 'error'>,
): Promise<0 | 1 | 2> {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: {
        confirm: { type: 'boolean', default: false },
        'valid-again': { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    });
    const named = positionals.length === 0 ? undefined : namedRegister(positionals, place);
    const { content, problems, files } = await loadContent(place.contentFolder);
    if (!content) {
      throw new Error(`${formatProblems(problems, files)}\ncorrect the content first`);
    }
    const source = named ?? registerPlace(content.register, place.contentFolder);
    const folder = place.contentFolder;
    const read = await checkRegister(source, content, folder);
    const checked = values.confirm ? confirmed(read, values['valid-again']) : read;
    if (checked.inspection && values.confirm) {
      const { count, remembered } = checked.inspection;
      const file = rememberedFile(content.register, folder);
      await writeFile(file, remembered);
      printer.log(
        `Confirmed: ${count} certificates are remembered in content/${basename(file)}.\n`,
      );
    }
    const { status, report } = checked;
    printer.log(report);
    if (status === 'clean') return 0;
    return status === 'unreadable' || status === 'not-asked' ? 2 : 1;
  } catch (error) {
    printer.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

/**
 * The register with each row confirmed, unless something is left that the owner has to confirm by itself, as on the desk.
 *
 * @param validAgain the IDs of certificates that are valid again
 * @throws Error for the owner, with what to confirm first
 */
function confirmed(checked: CheckedRegister, validAgain: readonly string[]): CheckedRegister {
  const open = (checked.inspection?.findings ?? []).filter((one) => {
    if (one.kind === 'valid-again') return one.texts.some((id) => !validAgain.includes(id));
    return one.wrong ?? (one.kind === 'changed-form' || (isUnconfirmed(one) && !isOfRows(one)));
  });
  if (open.length > 0) {
    const said = forLog(open.map((finding) => `- ${findingWords(finding).what}`).join('\n'));
    throw new Error(
      `The certificates were not confirmed. First confirm or correct this:\n${said}\ndo: run this command without --confirm; it says how`,
    );
  }
  return checked.confirmed?.() ?? checked;
}

/**
 * A file may be in the folder `here` or in `content/register/`. Its name may have blanks, and so be several words.
 *
 * @throws Error for the owner, with what is wrong and what to do
 */
function namedRegister(words: readonly string[], { here, contentFolder }: Place): string {
  // On Windows, "Copy as path" adds quotation marks.
  const written = words.join(' ').replace(/^(["'“‘])(.*)["'”’]$/s, '$2');
  const registers = join(contentFolder, 'register');
  const file = [here, registers].map((folder) => resolve(folder, written)).find(existsSync);
  if (file !== undefined) return file;
  // A link begins with https:// or another scheme, or with a host's name and a slash.
  const isLink = /^[a-z][a-z+.-]*:\/\/|^[a-z\d-]+(\.[a-z\d-]+)+\/\S+$/i.test(written);
  if (!isLink) {
    const files = existsSync(registers) ? readdirSync(registers) : [];
    const fix = didYouMean(written, files, 'check the name and its ending');
    throw new Error(
      `there is no file "${written}" in this folder or in content/register/\ndo: ${fix}`,
    );
  }
  const address = registerAddress(written);
  if (typeof address === 'string') return address;
  throw new Error(`"${written}" ${address.message}\ndo: ${address.inFile ?? address.fix}`);
}
