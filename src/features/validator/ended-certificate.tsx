import { fill } from '../../content/fill.ts';
import type { ReactNode } from 'react';
import { EndedSeal } from './ended-seal.tsx';
import { fillSentence } from './fill-sentence.tsx';
import { foundBySentence } from './found-by-sentence.ts';
import type { IslandWords } from './island-words.ts';
import type { EndedState } from './still-valid.ts';
import type { FoundAnswer } from './use-certificate-search.ts';

interface EndedCertificateProps {
  readonly words: Pick<IslandWords, 'valid' | 'states'>;
  readonly answer: FoundAnswer;
  readonly kind: EndedState['kind'];
  /** The dates and whatever else belongs to the state. */
  readonly children: ReactNode;
  readonly link: string;
}

/** A certificate that the register holds and that is not valid, or of which the page can't tell. */
export function EndedCertificate({ words, answer, kind, children, link }: EndedCertificateProps) {
  const { student, course } = answer.certificate;
  // One that is incomplete may lack its ID too.
  const id = answer.certificate.id || answer.id;
  const { heading, sentence } = words.states[kind];
  const date = answer.checked.toLocaleDateString('en-IN', { dateStyle: 'long' });
  return (
    <div className="animate-settle rounded-lg border-2 border-dashed border-notice bg-notice-soft p-6 print:border-0 print:p-0">
      <h2 className="flex items-center gap-2.5 text-2xl text-notice print:mt-10">
        <EndedSeal kind={kind} />
        {heading}
      </h2>
      <p className="mt-3 text-lg wrap-anywhere *:inline-block *:font-bold">
        {fillSentence(sentence, { student, course, id })}
      </p>
      {children}
      {answer.foundBy && (
        <p className="mt-3 font-semibold">{foundBySentence(answer.foundBy, words.valid.foundBy)}</p>
      )}
      <p className="mt-3 text-sm text-muted">{fill(words.valid.checked, { date })}</p>
      <p className="mt-8 hidden text-sm break-all print:block">{link}</p>
    </div>
  );
}
