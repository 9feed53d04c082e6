import { stringify } from 'yaml';
import { registerContext } from '../../src/content/assemble-content.ts';
import type { Content } from '../../src/content/content.ts';
import { formatInspection } from '../../src/register/inspection/reading.ts';
import { readToInspect, type Inspection } from '../../src/register/inspection/inspect-register.ts';
import { isFault } from '../../src/register/faults.ts';
import { isOfRows, isUnconfirmed } from '../../src/register/inspection/findings.ts';
import { isSaved } from '../../src/register/inspection/unaccounted.ts';
import {
  forLog,
  isAddress,
  registerBytes,
  rememberedFile,
  rememberedText,
} from './site-register.ts';
import { registerSources } from '../../src/hosting/page-policy.ts';
import { connectionFaults, type ConnectionFault } from './connection-faults.ts';

export interface CheckedRegister {
  /**
   * `unconfirmed`: all findings are about what nobody has confirmed yet. `not-asked`: this computer could not reach the
   * host.
   */
  readonly status: 'clean' | 'unconfirmed' | 'findings' | 'unreadable' | 'not-asked';
  readonly report: string;
  /** Undefined if the validator can't read the register. */
  readonly inspection?: Inspection;
  /** Checks what was read as if the owner had confirmed each row. */
  readonly confirmed?: () => CheckedRegister;
}

/**
 * Checks a register, and whether its rows are as they were confirmed. Faults come in the order in which a visitor's
 * browser meets them: connection, file, rows.
 *
 * @throws Error if a file is missing or can't be opened
 */
export async function checkRegister(
  source: string,
  content: Content,
  folder: string,
): Promise<CheckedRegister> {
  const said = (status: CheckedRegister['status'], ...texts: readonly string[]) => ({
    status,
    report: forLog([source, ...texts].join('\n\n')),
  });
  const faultText = ({ kind, detail, advice }: ConnectionFault) => {
    const found = detail === undefined ? kind : `${kind}: ${detail}`;
    return `The register cannot be read (${found}).\n${advice ?? content.registerFaults[kind].owner}`;
  };
  try {
    if (isAddress(source)) {
      const { sealed = false } = content.register;
      const { origin } = new URL(content.academy.siteUrl);
      const sources = registerSources({ ...content.register, address: source });
      const faults = await connectionFaults(source, origin, sources);
      if (!faults) return said('not-asked', notAsked(new URL(source).host));
      // Only the build reads the sheet of a sealed register, and the rules of browsers don't apply to the build.
      if (faults.length > 0 && !sealed) return said('unreadable', ...faults.map(faultText));
    }
    const remembered = await rememberedText(rememberedFile(content.register, folder));
    const context = { ...registerContext(content), remembered };
    const { inspect } = await readToInspect(await registerBytes(source));
    const checked = (confirmsRows: boolean): CheckedRegister => {
      const inspection = inspect({ ...context, confirmsRows });
      const { findings } = inspection;
      const open = findings.length > 0 ? 'unconfirmed' : 'clean';
      const status = findings.every(isUnconfirmed) ? open : 'findings';
      const report = [formatInspection(inspection), ...howToConfirm(inspection, content)];
      return { ...said(status, report.join('\n\n')), inspection, confirmed: () => checked(true) };
    };
    return checked(false);
  } catch (error) {
    if (!isFault(error)) throw error;
    const { kind, detail } = error;
    return said('unreadable', faultText({ kind, detail }));
  }
}

/**
 * How to confirm, with the lines for the settings. A public log gets nothing, since the lines quote the sheet. While a
 * column seems to be wrong, there is nothing to confirm either.
 */
function howToConfirm(inspection: Inspection, { register }: Content): string[] {
  const { findings, notes } = inspection;
  const lines = inspection.toConfirm;
  const isNew = !isSaved(lines, register);
  const again = findings.some(({ kind }) => kind === 'valid-again');
  const isAsked =
    [...findings, ...notes].some((one) => isUnconfirmed(one) || isOfRows(one)) ||
    (isNew && findings.length > 0);
  if (!isAsked || findings.some(({ wrong }) => wrong) || process.env['GITHUB_ACTIONS']) return [];
  return [
    'To confirm: read the texts above. The desk asks about each column by itself, under “What is in your sheet?”.',
    ...(isNew
      ? [
          `Or delete what is wrong from these lines, and put the rest into content/register.yaml in place of those that are there:\n\n${stringify(lines, { lineWidth: 0 }).trim()}`,
        ]
      : []),
    `Then remember the certificates as they are: npm run register:check -- --confirm${again ? ', with `--valid-again ID` for each certificate that is valid again' : ''}`,
  ];
}

function notAsked(host: string): string {
  return `The register was not checked, since ${host} can't be reached from here. This does not mean that the register has a fault.
Connect this computer to the internet and check again. If it is connected, look for a mistake in the name of the host.`;
}
