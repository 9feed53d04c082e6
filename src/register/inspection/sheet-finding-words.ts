import type { FindingKind } from './finding.ts';
import type { FindingWords } from './state-finding-words.ts';

/** What is to be said of the sheets that the validator does not read; the blanks are as in `findingWords`. */
export const sheetFindingWords = {
  'later-sheet': {
    what: 'The validator reads the first sheet only, and that does not look like a register. The register seems to be in {texts}.',
    fix: 'Move that sheet to the front: drag its tab, below the cells, to the left of all others, and save.',
  },
  'unread-sheet': {
    what: 'The validator reads the first sheet only. This one looks like a register too, and each certificate in it is called invalid: {texts}.',
    fix: 'Copy its rows below those of the first sheet, if visitors are to find them.',
  },
  'other-sheet': published('which everybody who downloads the register can read.'),
  'e-mail-addresses-in-sheet': personal('e-mail addresses'),
  'phone-numbers-in-sheet': personal('phone numbers'),
  'dates-of-birth-in-sheet': personal('dates of birth'),
  'aadhaar-numbers-in-sheet': personal('Aadhaar numbers'),
} as const satisfies Partial<Record<FindingKind, FindingWords>>;

function personal(holding: string): FindingWords {
  return published(`which holds ${holding}. Everybody who downloads the register can read it.`);
}

function published(what: string): FindingWords {
  return {
    what: `The file has another sheet, {texts}, ${what}`,
    fix: 'Delete that sheet, or keep it in a file of its own: right-click its tab below the cells. If there is no such tab, it is hidden; Unhide shows it.',
  };
}
