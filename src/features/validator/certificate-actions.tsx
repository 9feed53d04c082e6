import { Link, Printer, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { linkedInAddress } from './linkedin-address.ts';
import { PrintedCode } from './printed-code.tsx';
import type { Answer } from './use-certificate-search.ts';

export interface CertificateActionsProps {
  readonly words: ValidatorWords['valid'];
  readonly academyName: string;
  readonly answer: Extract<Answer, { status: 'valid' }>;
  /** The address that opens the validator with this certificate. */
  readonly link: string;
}

/** What a visitor can do with a certificate that was found: keep its link, print it, show it to others. */
export function CertificateActions({ words, academyName, answer, link }: CertificateActionsProps) {
  const { course, id } = answer.certificate;
  const [notice, setNotice] = useState('');
  const copy = () => {
    copyText(link).then(
      () => setNotice(words.linkCopied),
      () => setNotice(words.copyFailed),
    );
  };
  return (
    <>
      <PrintedCode label={words.qrCode} link={link} />
      <div className="mt-6 print:hidden">
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={copy} className="button button-quiet">
            <Link aria-hidden="true" size={18} />
            {words.copyLink}
          </button>
          <button type="button" onClick={() => print()} className="button button-quiet">
            <Printer aria-hidden="true" size={18} />
            {words.print}
          </button>
          <a
            href={linkedInAddress({ academyName, course, id, link })}
            target="_blank"
            rel="noopener noreferrer"
            className="button button-quiet"
          >
            <SquareArrowOutUpRight aria-hidden="true" size={18} />
            {words.linkedIn}
          </a>
        </div>
        <p role="status" className="mt-3 min-h-6 text-sm break-all">
          {notice}
        </p>
      </div>
    </>
  );
}

/** Rejects where the browser refuses, and where the page was not served safely and has no clipboard. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
