import { parseArgs } from 'node:util';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { formatProblems } from '../../src/content/problems/problem.ts';
import type { Printer } from '../printer.ts';
import { checkRegister, formatCheckedRegister } from './check-register.ts';
import { registerSource } from './register-source.ts';
import { registerPlace } from './site-register.ts';

const usage = 'usage: npm run register:check -- [FILE|URL] [--json]';

/** From where the command is called. */
interface Place {
  /** The folder that a file's path starts from. */
  readonly here: string;
  readonly contentFolder: string;
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
    const { words, isJson } = commandLine(args);
    const source = registerSource(words, here, contentFolder);
    const content = await checkedContent(contentFolder);
    const place = source ?? registerPlace(content.register, contentFolder);
    const checked = await checkRegister(place, content);
    printer.log(isJson ? JSON.stringify(checked, undefined, 2) : formatCheckedRegister(checked));
    return ({ clean: 0, findings: 1, unreadable: 2, 'not-asked': 2 } as const)[checked.status];
  } catch (error) {
    printer.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

function commandLine(args: readonly string[]): { words: readonly string[]; isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    return { words: positionals, isJson: values.json };
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, {
      cause,
    });
  }
}

async function checkedContent(folder: string): Promise<Content> {
  const { content, problems, files } = await loadContent(folder);
  if (content) return content;
  throw new Error(`${formatProblems(problems, files, 'content')}\ncorrect the content first`);
}
