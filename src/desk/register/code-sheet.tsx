import { useGrowing } from '../../ui/use-growing.ts';
import { QrDrawing } from '../../ui/qr-drawing.tsx';
import type { CertificateCode } from './worker/certificate-links.ts';
import './code-sheet.css';

/** So many are drawn at once, so that the page stays quick. */
const groupSize = 6;

interface CodeSheetProps {
  readonly codes: readonly CertificateCode[];
}

/** The codes as they are printed: the room's page is nothing else on paper. */
export function CodeSheet({ codes }: CodeSheetProps) {
  const drawn = useGrowing(Math.ceil(codes.length / groupSize)) * groupSize;
  return (
    <div className="code-sheet" role="region" aria-label="QR codes" tabIndex={0}>
      <ul role="list">
        {codes.slice(0, drawn).map(({ row, id, student, link }) => (
          <li key={row}>
            <QrDrawing text={link} label={`QR code of ${id}`} />
            <b>
              <bdi>{id}</bdi>
            </b>
            <span>
              <bdi>{student}</bdi>
            </span>
            <span className="code-link">{link}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
