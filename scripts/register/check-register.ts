import { readFile } from 'node:fs/promises';
import type { Content } from '../../src/content/content.ts';
import { fileFaultAdvice } from '../../src/content/fault-advice.ts';
import { registerContext } from '../../src/content/register-context.ts';
import { registerSources } from '../../src/hosting/register-sources.ts';
import { inspectFile, type Inspection } from '../../src/register/inspection/inspect-register.ts';
import { fetchRegister } from '../../src/register/load/fetch-register.ts';
import { RegisterFault, type FaultKind } from '../../src/register/faults.ts';
import { followRedirects } from './follow-redirects.ts';
import { isWithoutNetwork } from './no-network.ts';
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
    advice:
      advice ??
      (isAddress(source)
        ? content.registerFaults[kind].owner
        : fileFaultAdvice(kind, content.registerFaults)),
  });
  try {
    if (isAddress(source)) {
      const { hosts } = content.register;
      const { origin } = new URL(content.academy.siteUrl);
      const way = await followRedirects(source, origin);
      const { end } = way;
      if (way.hops.length === 0 && end.reason === 'no-answer' && isWithoutNetwork(end.cause)) {
        return { source, status: 'not-asked', host: end.url.host };
      }
      const allowed = [origin, ...registerSources({ address: source, hosts })];
      // A sealed register is read by the build alone, which no browser's rules bind.
      const faults = content.register.sealed ? [] : wayFaults(way, allowed, hosts);
      if (faults.length > 0) return { source, status: 'unreadable', faults: faults.map(told) };
    }
    const bytes = isAddress(source) ? await fetchRegister(source) : await readFile(source);
    const { inspection } = await inspectFile(bytes, registerContext(content));
    const status = inspection.findings.length === 0 ? 'clean' : 'findings';
    return { source, status, ...inspection };
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    return { source, status: 'unreadable', faults: [told(error)] };
  }
}

/** Whether it is the address of another host, not the path of a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
