import type { ReactNode } from 'react';
import type { CertificateState } from '../../register/rules/certificate-state.ts';
import { EndedCertificate } from './ended-certificate.tsx';
import type { IslandWords } from './island-words.ts';
import { StateFacts } from './state-facts.tsx';
import { isStillValid } from './still-valid.ts';
import type { OnSearch } from './similar-ids.tsx';
import type { FoundAnswer } from './use-certificate-search.ts';
import { ValidCertificate } from './valid-certificate.tsx';

export interface StateAnswerProps {
  readonly words: Pick<IslandWords, 'valid' | 'states' | 'failed'>;
  readonly answer: FoundAnswer;
  readonly state: CertificateState;
  readonly link: string;
  readonly onSearch: OnSearch;
  /** Said where this part itself does not arrive. */
  readonly lost: string;
  readonly contact: ReactNode;
}

/** What the register says of a certificate that it holds, where it says what each is today. */
export function StateAnswer({ words, state, ...rest }: StateAnswerProps) {
  const { answer, link, onSearch } = rest;
  const facts = <StateFacts words={words.states} state={state} onSearch={onSearch} />;
  return isStillValid(state) ? (
    <ValidCertificate words={words.valid} answer={answer} link={link}>
      {facts}
    </ValidCertificate>
  ) : (
    <EndedCertificate words={words} answer={answer} kind={state.kind} link={link}>
      {facts}
    </EndedCertificate>
  );
}
