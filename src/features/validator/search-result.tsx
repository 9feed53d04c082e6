import type { ReactNode } from 'react';
import { certificateLink } from './certificate-link.ts';
import type { IslandWords } from './island-words.ts';
import { lateComponent } from './late-component.tsx';
import { secretPartOf } from './link-secret.ts';
import type { SealedAnswerProps } from './sealed-answer.tsx';
import type { OnSearch } from './similar-ids.tsx';
import { StateAnswer } from './state-answer.tsx';
import { UnknownId } from './unknown-id.tsx';
import type { Answer, Result } from './use-certificate-search.ts';

/** Put in by the build: what only a sealed register needs is left out of the script where there is none. */
declare const registerIsSealed: boolean;

/** Where it does not arrive, what is said of any register's answer. */
const SealedAnswer =
  registerIsSealed &&
  lateComponent(
    () => import('./sealed-answer.tsx'),
    'SealedAnswer',
    ({ children }: SealedAnswerProps) => children,
  );
/** Fetched once there is an answer to do something with. */
const AnswerDetails = lateComponent(() => import('./answer-details.tsx'), 'AnswerDetails');

interface AnswerProps {
  readonly words: IslandWords;
  readonly academyName: string;
  readonly contact: ReactNode;
  readonly onSearch: OnSearch;
}

interface SearchResultProps extends AnswerProps {
  readonly result: Result;
  /** Grows with each answer: it is written again, and so announced, even when it is the same. */
  readonly count: number;
}

/** The answer to the last search, announced to screen readers, and what a visitor can do with it. */
export function SearchResult({ result, count, ...rest }: SearchResultProps) {
  const answer = result.status !== 'none' && { ...rest, answer: result, link: linkTo(result) };
  const text = answer && <AnswerText key={count} {...answer} />;
  return (
    <>
      <div role="status">
        {registerIsSealed && SealedAnswer ? (
          <SealedAnswer key={count} {...rest} result={result}>
            {text}
          </SealedAnswer>
        ) : (
          text
        )}
      </div>
      {answer && <AnswerDetails key={count} {...answer} />}
    </>
  );
}

interface AnswerTextProps extends Omit<AnswerProps, 'academyName'> {
  readonly answer: Answer;
  /** The address that opens the validator with the same answer. */
  readonly link: string;
}

/** What is said of one ID, in the words of the register's state. */
export function AnswerText({ answer, words, ...rest }: AnswerTextProps) {
  if (answer.status !== 'found') {
    return <UnknownId {...rest} words={words.invalid} answer={answer} />;
  }
  return <StateAnswer {...rest} words={words} answer={answer} />;
}

/** A certificate is found again by its ID, whatever it was found by; or by that, if it has none. */
function linkTo(answer: Answer): string {
  const id = (answer.status === 'found' && answer.certificate.id) || answer.id;
  const link = certificateLink(id);
  return registerIsSealed ? link + secretPartOf(id) : link;
}
