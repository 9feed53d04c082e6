import { formatInspection, type VisitorWords } from '../../src/register/inspection/reading.ts';
import type { CheckedRegister, ToldFault } from './check-register.ts';

/** What was found of a register, as text for its owner. */
export function formatCheckedRegister(checked: CheckedRegister, words: VisitorWords): string {
  return `${checked.source}\n\n${outcome(checked, words)}`;
}

function outcome(checked: CheckedRegister, words: VisitorWords): string {
  switch (checked.status) {
    case 'clean':
    case 'findings':
      return formatInspection(checked, words);
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
