import type { ReactNode } from 'react';
import { AskAcademy } from './ask-academy.tsx';
import type { IslandWords } from './island-words.ts';
import { PrintAnswer } from './print-answer.tsx';
import { SearchEvidence } from './search-evidence.tsx';
import type { UnknownAnswer } from './use-certificate-search.ts';

interface UnknownIdDetailsProps {
  readonly words: Pick<IslandWords, 'invalid' | 'asOf'>;
  readonly academyName: string;
  readonly contact: ReactNode;
  readonly answer: UnknownAnswer;
  /** The address that opens the validator with the same search. */
  readonly link: string;
}

/** Below the answer that an ID is not in the register: what was looked for, whom to ask, and a print of it. */
export function UnknownIdDetails({ words, contact, answer, link, ...rest }: UnknownIdDetailsProps) {
  return (
    <>
      {answer.id !== '' && (
        <SearchEvidence words={words} academyName={rest.academyName} answer={answer} />
      )}
      <AskAcademy sentence={words.invalid.ask} contact={contact} />
      <PrintAnswer words={words.invalid} link={link} />
    </>
  );
}
