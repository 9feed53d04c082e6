import { Printer, SquareArrowOutUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AskAcademy } from './ask-academy.tsx';
import { CopyLink } from './copy-link.tsx';
import type { IslandWords } from './island-words.ts';
import { linkedInAddress } from './linkedin-address.ts';
import { PrintedCode } from './printed-code.tsx';
import { RegisterDate } from './register-date.tsx';
import { isStillValid } from './still-valid.ts';
import type { FoundAnswer } from './use-certificate-search.ts';

interface CertificateActionsProps {
  readonly words: Pick<IslandWords, 'valid' | 'invalid' | 'states' | 'asOf'>;
  readonly academyName: string;
  readonly contact: ReactNode;
  readonly answer: FoundAnswer;
  /** The address that opens the validator with this certificate. */
  readonly link: string;
}

/** What a visitor can do with a certificate that was found: keep its link, print it, show it to others. */
export function CertificateActions({ words, contact, answer, ...rest }: CertificateActionsProps) {
  const { academyName, link } = rest;
  const { course, id } = answer.certificate;
  const { state } = answer;
  const { print: printWord, qrCode } = isStillValid(state) ? words.valid : words.invalid;
  const [notice, setNotice] = useState('');
  return (
    <>
      <RegisterDate words={words.asOf} answer={answer} />
      {!isStillValid(state) && <AskAcademy sentence={words.states.ask} contact={contact} />}
      <PrintedCode label={qrCode} link={link} />
      <div className="mt-6 print:hidden">
        <div className="flex flex-wrap gap-3">
          <CopyLink words={words.valid} link={link} onNotice={setNotice} />
          <button type="button" onClick={() => print()} className="button button-quiet">
            <Printer aria-hidden="true" size={18} />
            {printWord}
          </button>
          {(isStillValid(state) || state.kind === 'expired') && (
            <a
              href={linkedInAddress({ academyName, course, id, link })}
              target="_blank"
              rel="noopener noreferrer"
              className="button button-quiet"
            >
              <SquareArrowOutUpRight aria-hidden="true" size={18} />
              {words.valid.linkedIn}
            </a>
          )}
        </div>
        <p role="status" className="mt-3 min-h-6 text-sm break-all">
          {notice}
        </p>
      </div>
    </>
  );
}
