// Shows what the validator sees in a register: npm run register:check -- [FILE|URL]
// Without a file or an address it takes the register that content/register.yaml names.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load-content.ts';
import { formatProblems } from '../src/content/problems/problem.ts';
import type { Printer } from './printer.ts';
import { checkRegister, formatCheckedRegister } from './register/check-register.ts';
import { registerSource } from './register/register-source.ts';
import { registerPlace } from './register/site-register.ts';

/** From where the command is called. */
interface Place {
  /** The folder that a file's path starts from. */
  readonly here: string;
  readonly contentFolder: string;
}

if (import.meta.main) {
  // npm runs scripts in the project's folder; a file is meant from where npm was called.
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const contentFolder = join(import.meta.dirname, '../content');
  process.exitCode = await checkAndPrint(process.argv.slice(2), { here, contentFolder }, console);
}

/**
 * Prints what the validator sees in the register that the arguments name, or else in the one of the site's settings.
 *
 * @returns the exit code: 0 if all is well, 1 if there is something to correct, 2 if the register can't be read or reached
 */
export async function checkAndPrint(
  args: readonly string[],
  { here, contentFolder }: Place,
  printer: Printer,
): Promise<0 | 1 | 2> {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const source = registerSource(positionals, here, contentFolder);
    const { content, problems, files } = await loadContent(contentFolder);
    if (!content) {
      throw new Error(`${formatProblems(problems, files, 'content')}\ncorrect the content first`);
    }
    const place = source ?? registerPlace(content.register, contentFolder);
    const checked = await checkRegister(place, content);
    printer.log(formatCheckedRegister(checked));
    return ({ clean: 0, findings: 1, unreadable: 2, 'not-asked': 2 } as const)[checked.status];
  } catch (error) {
    printer.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
