// Shows what the validator sees in a register: npm run register:check -- [FILE|URL] [--json]
// Without a file or an address it takes the register that content/register.yaml names.
// Exits with 0 if all is well, 1 if there is something to fix, 2 if the register can't be read or reached.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '../src/content/content.ts';
import { loadContentFolder } from '../src/content/load-content-folder.ts';
import { formatProblems } from '../src/content/problem.ts';
import { readContent } from '../src/content/read-content.ts';
import { registerAddress } from '../src/content/register-address/register-address.ts';
import { checkRegister } from './register/check-register.ts';
import { formatCheckedRegister } from './register/format-checked-register.ts';
import { registerOf } from './register/register-of.ts';

const usage = 'usage: npm run register:check -- [FILE|URL] [--json]';
const contentFolder = join(import.meta.dirname, '../content');

try {
  const { source, isJson } = commandLine();
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

function commandLine(): { source: string | undefined; isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [source, more] = positionals;
    if (more !== undefined) throw new Error('only one register can be checked at a time');
    return {
      source: source === undefined ? undefined : fileOrAddress(source),
      isJson: values.json,
    };
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, {
      cause,
    });
  }
}

/** A link is turned into the address that hands out the file, as the one in the settings is. */
function fileOrAddress(source: string): string {
  // npm runs scripts in the project's folder; the file is meant from where npm was called.
  if (!/^[a-z]{2,}:\/\//i.test(source))
    return resolve(process.env['INIT_CWD'] ?? process.cwd(), source);
  const address = registerAddress(source);
  if (address.kind === 'refused')
    throw new Error(`${source} ${address.message}\ndo: ${address.fix}`);
  return address.kind === 'file' ? address.name : address.url;
}

async function checkedContent(): Promise<Content> {
  const { files, pictures, registerFiles } = await loadContentFolder(contentFolder);
  const { content, problems } = readContent(files, pictures, registerFiles);
  if (content) return content;
  throw new Error(`${formatProblems(problems, files, 'content')}\nrepair the content first`);
}
