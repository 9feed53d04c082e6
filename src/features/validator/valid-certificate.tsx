import { fill } from '../../content/fill.ts';
import type { ReactNode } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { fillSentence } from './fill-sentence.tsx';
import { foundBySentence } from './found-by-sentence.ts';
import type { FoundAnswer } from './use-certificate-search.ts';
import { ValidSeal } from './valid-seal.tsx';

interface ValidCertificateProps {
  readonly words: ValidatorWords['valid'];
  readonly answer: FoundAnswer;
  readonly link: string;
  /** Its dates, where the register has them. */
  readonly children?: ReactNode;
}

/** What the register says of a certificate that it holds, and when it was read; on paper also the link. */
export function ValidCertificate({ words, answer, link, children }: ValidCertificateProps) {
  const { student, course, id } = answer.certificate;
  const date = answer.checked.toLocaleDateString('en-IN', { dateStyle: 'long' });
  return (
    <div className="answer valid-certificate">
      <h2>
        <ValidSeal />
        {words.heading}
      </h2>
      <p className="certified">{fillSentence(words.sentence, { student, course, id })}</p>
      {children}
      {answer.foundBy && <p className="remark">{foundBySentence(answer.foundBy, words.foundBy)}</p>}
      <p className="certified-on">{fill(words.checked, { date })}</p>
      <p className="certified-link">{link}</p>
    </div>
  );
}
