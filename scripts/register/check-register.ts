import { registerContext, type Content } from '../../src/content/content.ts';
import { formatInspection } from '../../src/register/inspection/reading.ts';
import { inspectFile, type Inspection } from '../../src/register/inspection/inspect-register.ts';
import { RegisterFault, type FaultKind } from '../../src/register/faults.ts';
import { isAddress, registerBytes } from './site-register.ts';
import { wayFaults } from './way-faults.ts';

/** What the owner is to know of a register: what the validator sees in it, or why it can't. */
export type CheckedRegister = { readonly source: string } & (
  | ({ readonly status: 'clean' | 'findings' } & Inspection)
  | { readonly status: 'unreadable'; readonly faults: readonly ToldFault[] }
  /** Nothing is known of the register, since this computer could not reach its host. */
  | { readonly status: 'not-asked'; readonly host: string }
);

export interface ToldFault {
  readonly kind: FaultKind;
  /** What exactly was found. */
  readonly detail?: string | undefined;
  /** What to change. */
  readonly advice: string;
}

/**
 * Checks a register as a visitor's browser meets it: the way to it, then the file, then what is in it.
 *
 * @param source the path of a file, or the address that hands it out
 * @throws Error where a file is not there or can't be opened
 */
export async function checkRegister(source: string, content: Content): Promise<CheckedRegister> {
  const told = ({ kind, detail, advice }: Omit<ToldFault, 'advice'> & { advice?: string }) => ({
    kind,
    detail,
    advice: advice ?? content.registerFaults[kind].owner,
  });
  try {
    if (isAddress(source)) {
      const { sealed = false } = content.register;
      const faults = await wayFaults(source, new URL(content.academy.siteUrl).origin);
      if (!faults) return { source, status: 'not-asked', host: new URL(source).host };
      // A sealed register is read by the build alone, which no browser's rules bind.
      if (faults.length > 0 && !sealed) {
        return { source, status: 'unreadable', faults: faults.map(told) };
      }
    }
    const { inspection } = await inspectFile(await registerBytes(source), registerContext(content));
    const status = inspection.findings.length === 0 ? 'clean' : 'findings';
    return { source, status, ...inspection };
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    return { source, status: 'unreadable', faults: [told(error)] };
  }
}

/** What was found of a register, as text for its owner. */
export function formatCheckedRegister(checked: CheckedRegister): string {
  return `${checked.source}\n\n${outcome(checked)}`;
}

function outcome(checked: CheckedRegister): string {
  switch (checked.status) {
    case 'clean':
    case 'findings':
      return formatInspection(checked);
    case 'unreadable':
      return checked.faults.map(faultText).join('\n\n');
    case 'not-asked':
      return [
        `The register was not checked, since ${checked.host} can't be reached from here. That says nothing against the register.`,
        'Connect this computer to the internet and check again. If it is connected, look for a mistake in the name of the host.',
      ].join('\n');
  }
}

function faultText({ kind, detail, advice }: ToldFault): string {
  const found = detail === undefined ? kind : `${kind}: ${detail}`;
  return `The register cannot be read (${found}).\n${advice}`;
}
