import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { FoundCertificate } from '../../register/worker/worker-messages.ts';
import { fillSentence } from './fill-sentence.tsx';
import { PrintedProof } from './printed-proof.tsx';
import { ValidSeal } from './valid-seal.tsx';

interface ValidCertificateProps {
  readonly words: ValidatorWords['valid'];
  readonly academyName: string;
  readonly certificate: FoundCertificate;
  readonly link: string;
}

/** What the register says of a certificate that it holds, on screen and on paper. */
export function ValidCertificate({ words, academyName, certificate, link }: ValidCertificateProps) {
  const { student, course, id } = certificate;
  return (
    <div className="valid-answer">
      <p className="on-paper academy">{academyName}</p>
      <h2>
        <ValidSeal />
        {words.heading}
      </h2>
      <p className="certified">{fillSentence(words.sentence, { student, course, id })}</p>
      <PrintedProof sentence={words.checked} link={link} />
    </div>
  );
}
