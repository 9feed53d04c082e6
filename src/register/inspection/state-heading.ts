import type { StateColumn } from '../rules/register.ts';

/** The column of the state that a heading seems to be of, in English; undefined for any other heading. */
export function stateHeading(heading: string): StateColumn | undefined {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the )?cert(?:ificate)?s? /, '');
  return headings.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Of the whole heading: "Fee status" and "Issued by" are about something else. */
const headings: readonly (readonly [StateColumn, RegExp])[] = [
  ['status', /^(?:current )?(?:validity )?status(?: of (?:the )?certificate)?$/],
  ['statusSince', /^status (?:since|from|date|as of)$/],
  [
    'validUntil',
    /^(?:valid(?:ity)? (?:until|till|upto|up to|thru|through)(?: date)?|valid to|validity|validity (?:date|end)|expir(?:y|ation)(?: date)?|expir(?:es|ed)(?: on)?|date of expir(?:y|ation)|last valid day)$/,
  ],
  [
    'issued',
    /^(?:issued?(?: on| date)?|issuing date|date issued|date of (?:issue|issuance|issuing))$/,
  ],
  [
    'replacedBy',
    /^(?:(?:replaced|superseded) (?:by|with)(?: (?:certificate )?(?:id|no|number))?|replacement(?: certificate)?(?: (?:id|no|number))?|reissued as)$/,
  ],
];
