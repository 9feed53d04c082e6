import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { fillSentence } from './fill-sentence.tsx';
import { foundBySentence } from './found-by-sentence.ts';
import { PrintedProof } from './printed-proof.tsx';
import type { Answer } from './use-certificate-search.ts';
import { ValidSeal } from './valid-seal.tsx';

interface ValidCertificateProps {
  readonly words: ValidatorWords['valid'];
  readonly academyName: string;
  readonly answer: Extract<Answer, { status: 'valid' }>;
  readonly link: string;
}

/** What the register says of a certificate that it holds, on screen and on paper. */
export function ValidCertificate({ words, academyName, answer, link }: ValidCertificateProps) {
  const { student, course, id } = answer.certificate;
  return (
    <div className="valid-answer">
      <p className="on-paper academy">{academyName}</p>
      <h2>
        <ValidSeal />
        {words.heading}
      </h2>
      <p className="certified">{fillSentence(words.sentence, { student, course, id })}</p>
      {answer.foundBy && (
        <p className="mt-3 font-semibold">{foundBySentence(answer.foundBy, words.foundBy)}</p>
      )}
      <PrintedProof sentence={words.checked} checked={answer.checked} link={link} />
    </div>
  );
}
