import { Printer } from 'lucide-react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { PrintedCode } from './printed-code.tsx';

interface PrintAnswerProps {
  readonly words: Pick<ValidatorWords['invalid'], 'print' | 'qrCode'>;
  /** The address that opens the validator with the same search. */
  readonly link: string;
}

/** A button that prints the answer, and what is on paper only. */
export function PrintAnswer({ words, link }: PrintAnswerProps) {
  return (
    <>
      <p className="mt-6 hidden text-sm break-all print:block">{link}</p>
      <PrintedCode label={words.qrCode} link={link} />
      <button
        type="button"
        onClick={() => print()}
        className="button button-quiet mt-6 print:hidden"
      >
        <Printer aria-hidden="true" size={18} />
        {words.print}
      </button>
    </>
  );
}
