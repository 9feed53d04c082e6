import { EndedCertificate } from './ended-certificate.tsx';
import type { IslandWords } from './island-words.ts';
import { StateFacts } from './state-facts.tsx';
import { isStillValid } from './still-valid.ts';
import type { OnSearch } from './similar-ids.tsx';
import type { FoundAnswer } from './use-certificate-search.ts';
import { ValidCertificate } from './valid-certificate.tsx';

interface StateAnswerProps {
  readonly words: Pick<IslandWords, 'valid' | 'states'>;
  readonly answer: FoundAnswer;
  readonly link: string;
  readonly onSearch: OnSearch;
}

/** What the register says of a certificate that it holds. */
export function StateAnswer({ words, answer, link, onSearch }: StateAnswerProps) {
  const { state } = answer;
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
