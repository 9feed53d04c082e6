import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { siteFolder } from '../scripts/site-folder.ts';
import { registerSchema } from '../src/content/schemas/register.ts';
import { buildWithSettings, builtCopy, knownSettings } from './built-copy.ts';
import { register } from './content-words.ts';

/**
 * The folder of a site whose register has the settings that tests know: a file of the site's own, with the columns
 * of a plain sheet, for everybody to read. It is the built site itself, unless its owner has chosen otherwise; then it is
 * a copy of it, so that her choice fails no test of what the validator does.
 */
export async function knownSite(): Promise<string> {
  return (folder ??= hasKnownSettings() ? Promise.resolve(siteFolder) : buildKnownSite());
}

// Not a worker fixture: tests whose worker fixtures differ can't share a process, and each takes seconds to start.
let folder: Promise<string> | undefined;

/** Whether the built site's register has the settings that tests know, whatever its file is called. */
function hasKnownSettings(): boolean {
  const { address, ...others } = register;
  const { address: _, ...known } = registerSchema.parse(parse(knownSettings));
  return !URL.canParse(address) && isDeepStrictEqual(others, known);
}

async function buildKnownSite(): Promise<string> {
  const { folder } = await builtCopy('known', import.meta.filename, (root) =>
    buildWithSettings(root, ''),
  );
  return folder;
}
