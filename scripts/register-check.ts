// Shows what the validator sees in a register: npm run register:check -- [FILE|URL] [--json]
// Without a file or an address it takes the register that content/register.yaml names.
// Exits with 0 if all is well, 1 if there is something to fix, 2 if the register can't be read or reached.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '../src/content/content.ts';
import { loadContent } from '../src/content/load-content.ts';
import { formatProblems } from '../src/content/problems/problem.ts';
import { checkRegister } from './register/check-register.ts';
import { formatCheckedRegister } from './register/format-checked-register.ts';
import { registerOf } from './register/register-of.ts';
import { registerSource } from './register/register-source.ts';

const usage = 'usage: npm run register:check -- [FILE|URL] [--json]';
const contentFolder = join(import.meta.dirname, '../content');

try {
  const { words, isJson } = commandLine();
  // npm runs scripts in the project's folder; a file is meant from where npm was called.
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const source = registerSource(words, here, contentFolder);
  const content = await checkedContent();
  const checked = await checkRegister(source ?? registerOf(content, contentFolder), content);
  console.log(
    isJson
      ? JSON.stringify(checked, undefined, 2)
      : formatCheckedRegister(checked, content.validator),
  );
  process.exitCode = { clean: 0, findings: 1, unreadable: 2, 'not-asked': 2 }[checked.status];
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function commandLine(): { words: readonly string[]; isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
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

async function checkedContent(): Promise<Content> {
  const { content, problems, files } = await loadContent(contentFolder);
  if (content) return content;
  throw new Error(`${formatProblems(problems, files, 'content')}\ncorrect the content first`);
}
