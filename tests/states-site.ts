import { buildCopy } from '../scripts/build-copy.ts';
import { builtCopy } from './built-copy.ts';
import { type Cell, plainSheet } from './register-file.ts';

/** Where the register of these tests has what a certificate is today: H to L of a plain sheet. */
const columns = {
  issued: 6,
  validUntil: 7,
  status: 8,
  statusSince: 9,
  replacedBy: 10,
};

/** The folder of the site, built with columns for what a certificate is today, and with a prefix of IDs. */
export async function statesSite(): Promise<string> {
  const { folder } = await builtCopy('states', (root) => buildCopy(root, withStates));
  return folder;
}

/** What a certificate is today, as texts of the sheet. */
export interface StateCells {
  readonly issued?: string;
  readonly until?: string;
  readonly status?: string;
  readonly since?: string;
  readonly by?: string;
}

/** A register of these certificates by their IDs, each of Asha for Python. */
export function statesRegister(certificates: Readonly<Record<string, StateCells>>): Buffer {
  const rows = Object.entries(certificates).map(
    ([id, { issued, until, status, since, by }], index): Cell[] => [
      ...[index + 1, 'Asha', 'Python', 'A', null, id, null],
      ...[issued, until, status, since, by].map((text) => text ?? null),
    ],
  );
  return plainSheet(...rows);
}

function withStates(settings: string): string {
  const plain = settings.replace(/^columns:\n( .*\n)+/m, '').replace(/^address:.*$/m, '');
  const added = Object.entries(columns).map(([name, position]) => `  ${name}: ${position}\n`);
  return `${plain}\naddress: sample-register.xlsx\ncolumns:\n  student: 2\n  course: 3\n  id: 5\n${added.join('')}idPrefixes: [ITA]\n`;
}
