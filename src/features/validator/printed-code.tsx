import { useEffect, useState } from 'react';

interface PrintedCodeProps {
  /** What it is, for someone who can't see it. */
  readonly label: string;
  readonly link: string;
}

/** The link as a QR code, on paper only. */
export function PrintedCode({ label, link }: PrintedCodeProps) {
  const path = useQrPath(link);
  return (
    path && (
      <svg
        viewBox={`0 0 ${path.size} ${path.size}`}
        role="img"
        aria-label={label}
        className="hidden size-44 print:mt-8 print:block"
      >
        <path d={path.d} fill="black" shapeRendering="crispEdges" />
      </svg>
    )
  );
}

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
