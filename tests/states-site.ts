import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { buildWithSettings, builtCopy } from './built-copy.ts';
import { testsOfCopy } from './copy-tests.ts';
import { type Cell, plainSheet } from './register-file.ts';

/** Where the register of these tests has what a certificate is today: H to L of a plain sheet. */
const columns = {
  issued: 6,
  validUntil: 7,
  status: 8,
  statusSince: 9,
  replacedBy: 10,
};

const withStates = `${Object.entries(columns)
  .map(([name, position]) => `  ${name}: ${position}\n`)
  .join('')}idPrefixes: [ITA]\n`;

/**
 * The folder of the site, built with columns for what a certificate is today, and with a prefix of IDs. It publishes the
 * desk too, for the test of that.
 */
async function statesSite(): Promise<string> {
  const { folder } = await builtCopy('states', import.meta.filename, (root) =>
    buildWithSettings(root, withStates, { edit: publishDesk }),
  );
  return folder;
}

/** Tests of the site as it is built with columns for what a certificate is today, and with a prefix of IDs. */
export const { buildTest: statesBuildTest, pageTest: statesTest } = testsOfCopy(statesSite);

/** What a certificate is today, as texts of the sheet. */
export interface StateCells {
  /** Python, unless something else is asked for. */
  readonly course?: string;
  readonly issued?: string;
  readonly until?: string;
  readonly status?: string;
  readonly since?: string;
  readonly by?: string;
}

/** A register of these certificates by their IDs, each of Asha. */
export function statesRegister(certificates: Readonly<Record<string, StateCells>>): Buffer {
  const rows = Object.entries(certificates).map(
    ([id, { course = 'Python', issued, until, status, since, by }], index): Cell[] => [
      ...[index + 1, 'Asha', course, 'A', null, id, null],
      ...[issued, until, status, since, by].map((text) => text ?? null),
    ],
  );
  return plainSheet(...rows);
}

function publishDesk(root: string) {
  const file = join(root, 'content/academy.yaml');
  const academy = parseDocument(readFileSync(file, 'utf8'));
  academy.set('repository', 'my-academy/website');
  writeFileSync(file, academy.toString());
}
