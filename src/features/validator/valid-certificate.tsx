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
    <div className="animate-settle rounded-lg border-2 border-valid bg-valid-soft p-6 text-ink print:border-0 print:p-0">
      <p className="hidden font-display text-2xl font-bold print:block">{academyName}</p>
      <h2 className="flex items-center gap-2.5 text-2xl text-valid print:mt-10">
        <ValidSeal />
        {words.heading}
      </h2>
      <p className="mt-3 text-lg wrap-anywhere">
        {fillSentence(words.sentence, { student, course, id })}
      </p>
      <PrintedProof sentence={words.checked} link={link} />
    </div>
  );
}
