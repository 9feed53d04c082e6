import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { printedWays } from '../../layout/contact-ways.ts';
import { Wordmark } from '../../layout/wordmark.tsx';
import { QrDrawing } from '../../ui/qr-drawing.tsx';

interface SheetHeadProps {
  /** The page's own full address. */
  readonly address: string;
  readonly academy: Academy;
  readonly words: SyllabusWords['sheet'];
}

/** On paper only: whose sheet this is, how to reach them, and the page as a QR code. */
export function SheetHead({ address, academy, words }: SheetHeadProps) {
  const { email } = academy;
  const { street, city, region, postalCode } = academy.address;
  const [number] = printedWays(academy);
  return (
    <div className="sheet-head">
      <div>
        <Wordmark name={academy.name} />
        <p className="sheet-kind">{words.heading}</p>
      </div>
      <p>
        <b>{number}</b>
        <br />
        {email !== number && (
          <>
            {email}
            <br />
          </>
        )}
        {street}
        <br />
        {`${city}, ${region} ${postalCode}`}
      </p>
      <div className="sheet-code">
        <QrDrawing text={address} label={words.scan} />
        <p>{words.scan}</p>
      </div>
    </div>
  );
}
