import type { Content } from '../../src/content/content.ts';
import {
  checkRegister,
  formatCheckedRegister,
  type CheckedRegister,
} from '../register/check-register.ts';
import { registerPlace } from '../register/site-register.ts';
import { count } from './counts.ts';

/** Whether visitors can use the register that the site names, once it is online. */
export interface LiveRegister {
  readonly isReady: boolean;
  /** Whether its host could be reached from here. */
  readonly isAsked: boolean;
  /** In a few words. */
  readonly state: string;
  /** What is the matter with it. */
  readonly report?: string;
}

/**
 * Checks the register of a content folder as `npm run register:check` does.
 *
 * @throws Error where its file is not there or can't be opened
 */
export async function liveRegisterOf(content: Content, folder: string): Promise<LiveRegister> {
  const checked = await checkRegister(registerPlace(content.register, folder), content);
  const isAsked = checked.status !== 'not-asked';
  // A certificate that is invented may be looked at, but not go live.
  const isSample = ({ kind }: { readonly kind: string }) => kind === 'example-row';
  if (checked.status === 'clean' && !checked.notes.some(isSample)) {
    const state = `${count(checked.register.records.length, 'certificate')} in the register, no faults`;
    return { isReady: true, isAsked, state };
  }
  const report = formatCheckedRegister(checked);
  return { isReady: false, isAsked, state: registerStates[checked.status], report };
}

/** In a few words what is the matter with a register. */
const registerStates: Readonly<Record<CheckedRegister['status'], string>> = {
  clean: 'the register holds the example row',
  findings: 'the register has faults',
  unreadable: 'the register cannot be read',
  'not-asked': 'the register was not checked',
};
