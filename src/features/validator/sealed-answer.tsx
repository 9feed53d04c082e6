import { fill } from '../../content/fill.ts';
import type { ReactNode } from 'react';
import type { IslandWords } from './island-words.ts';
import { shownDate } from './shown-dates.ts';
import type { Answer, Notice, Result } from './use-certificate-search.ts';

export interface SealedAnswerProps {
  readonly words: Pick<IslandWords, 'sealed' | 'failed'>;
  readonly contact: ReactNode;
  readonly result: Result;
  /** What is said of any register's answer. */
  readonly children: ReactNode;
}

/** What a sealed register says: its answer with the day of which it is, or why there is none. */
export function SealedAnswer({ words, contact, result, children }: SealedAnswerProps) {
  if (result.status === 'none') {
    return result.notice && <SealedNotice words={words} contact={contact} notice={result.notice} />;
  }
  const date = dateSentence(words, result);
  return (
    <div>
      {children}
      {date !== undefined && <p className="mt-4 font-semibold">{date}</p>}
    </div>
  );
}

interface SealedNoticeProps extends Omit<SealedAnswerProps, 'result' | 'children'> {
  readonly notice: Notice;
}

/** Where the entry of one ID can't be read, another can still be looked up. */
function SealedNotice({ words: { sealed, failed }, contact, notice }: SealedNoticeProps) {
  if (notice.status === 'searching') return <div>{sealed?.searching}</div>;
  return (
    <div>
      <h2 className="text-2xl">{sealed?.entryFault}</h2>
      <p className="mt-3">{sealed?.entryFaults[notice.kind]}</p>
      <p className="mt-6 text-muted">{failed.contact}</p>
      {contact}
    </div>
  );
}

/** That the register of a day lacks the ID, or that this device had kept what the register said on that day. */
function dateSentence({ sealed }: SealedAnswerProps['words'], answer: Answer): string | undefined {
  const { asOf } = answer;
  if (asOf === undefined) return undefined;
  const filled = (sentence = '') => fill(sentence, { date: shownDate(asOf, asOf) });
  if (answer.status === 'invalid') return filled(sealed?.invalid);
  return answer.status === 'found' && answer.isKept ? filled(sealed?.kept) : undefined;
}
