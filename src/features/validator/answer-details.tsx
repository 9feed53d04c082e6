import type { ReactNode } from 'react';
import { CertificateActions } from './certificate-actions.tsx';
import type { IslandWords } from './island-words.ts';
import { UnknownIdDetails } from './unknown-id-details.tsx';
import type { Answer } from './use-certificate-search.ts';

interface AnswerDetailsProps {
  readonly words: IslandWords;
  readonly academyName: string;
  readonly contact: ReactNode;
  readonly answer: Answer;
  /** The address that opens the validator with the same answer. */
  readonly link: string;
}

/** Below an answer: what a visitor can do with it. */
export function AnswerDetails({ answer, ...rest }: AnswerDetailsProps) {
  return answer.status === 'found' ? (
    <CertificateActions {...rest} answer={answer} />
  ) : (
    <UnknownIdDetails {...rest} answer={answer} />
  );
}
