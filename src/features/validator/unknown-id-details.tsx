import type { ReactNode } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { PrintAnswer } from './print-answer.tsx';
import { SearchEvidence } from './search-evidence.tsx';
import type { Answer } from './use-certificate-search.ts';

export interface UnknownIdDetailsProps {
  readonly words: ValidatorWords['invalid'];
  readonly academyName: string;
  readonly contact: ReactNode;
  readonly answer: Extract<Answer, { status: 'invalid' }>;
  /** The address that opens the validator with the same search. */
  readonly link: string;
}

/** Below the answer that an ID is not in the register: what was looked for, whom to ask, and a print of it. */
export function UnknownIdDetails({ words, contact, answer, link, ...rest }: UnknownIdDetailsProps) {
  return (
    <>
      {answer.id !== '' && (
        <SearchEvidence words={words.evidence} academyName={rest.academyName} answer={answer} />
      )}
      <p className="mt-6 font-semibold">{words.ask}</p>
      {contact}
      <PrintAnswer words={words} link={link} />
    </>
  );
}
