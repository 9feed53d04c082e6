import type { CertificateState } from '../../register/certificates/states.ts';
import { Certificate, type CertificateLook, type CertificateProps } from './certificate.tsx';
import type { IslandWords } from './island-words.ts';
import type { Result } from './search.tsx';
import { dateOf, short, shownDate } from './shown-texts.tsx';
import { useValidator } from './validator-context.ts';

interface AnswerDrawingProps {
  /** Where no answer to one ID decides it. */
  readonly look: Extract<CertificateLook, 'list' | 'unread'> | undefined;
  readonly typed: string;
  readonly result: Result;
}

/**
 * The certificate beside the answer, which says nothing that the answer does not. On a phone it is a strip above the box
 * with the corner of the ID.
 */
export function AnswerDrawing({ look, typed, result }: AnswerDrawingProps) {
  const { words, academyName } = useValidator();
  const isIdle = look === undefined && !('id' in result);
  const shown = look ? { look } : lookOf(result, words);
  return (
    <div className="answer-drawing scripted" aria-hidden="true">
      <Certificate
        academy={academyName}
        {...(isIdle && { id: short(typed, longestId), tag: words.valid.idPlace })}
        {...shown}
      />
    </div>
  );
}

/** Of longer texts, which the answer says whole, the drawing has room for the beginning. */
const [longestName, longestId] = [44, 24];

/** What is drawn of an answer. */
function lookOf(result: Result, words: IslandWords): Omit<CertificateProps, 'academy'> {
  if (result.status === 'none' || result.status === 'searching') return { look: 'idle' };
  if (result.status === 'unread') return { look: 'unread' };
  if (result.status === 'incomplete') {
    return { look: 'unread', id: short(result.id, longestId) };
  }
  if (result.status !== 'found') {
    return { look: result.id ? 'unknown' : 'idle' };
  }
  const { certificate, state } = result;
  const issued = 'issued' in state ? state.issued : undefined;
  const known = {
    student: short(certificate.student, longestName),
    course: short(certificate.course, longestName),
    id: short(certificate.id || result.id, longestId),
    date: issued && shownDate(issued, words.states.eitherDate),
  };
  if (state.kind === 'valid') return { ...known, look: 'valid' };
  return { ...known, look: 'ended', band: bandOf(state, words) };
}

/** A word and, where there is one, its date: "Withdrawn, 12 March 2026". */
function bandOf(state: CertificateState, { states, list }: IslandWords): string {
  if (state.kind === 'unclear') return states.unclear.heading;
  const date = shownDate(dateOf(state), states.eitherDate);
  return [list.answers[state.kind], date].filter(Boolean).join(', ');
}
