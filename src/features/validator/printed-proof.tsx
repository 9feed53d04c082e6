import { useEffect, useState } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';

interface PrintedProofProps {
  readonly words: Pick<ValidatorWords['valid'], 'checked' | 'qrCode'>;
  readonly link: string;
}

/** When the certificate was checked; on paper also the link, as text and as a QR code. */
export function PrintedProof({ words, link }: PrintedProofProps) {
  const path = useQrPath(link);
  const [checked] = useState(() => today.format(new Date()));
  return (
    <>
      <p className="mt-2 text-sm text-muted">{words.checked.replace('{date}', checked)}</p>
      <div className="hidden print:mt-8 print:block">
        {path && (
          <svg
            viewBox={`0 0 ${path.size} ${path.size}`}
            role="img"
            aria-label={words.qrCode}
            className="size-44"
          >
            <path d={path.d} fill="black" shapeRendering="crispEdges" />
          </svg>
        )}
        <p className="mt-2 text-sm break-all">{link}</p>
      </div>
    </>
  );
}

const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

/** The QR code's drawing, made on the device; its library is fetched only once there is a result. */
function useQrPath(link: string) {
  const [path, setPath] = useState<{ readonly d: string; readonly size: number }>();
  useEffect(() => {
    let current = true;
    void import('./qr-path.ts').then(({ qrPath }) => {
      if (current) setPath(qrPath(link));
    });
    return () => {
      current = false;
    };
  }, [link]);
  return path;
}
