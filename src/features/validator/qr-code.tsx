import { qrPath } from '../../ui/qr-path.ts';

interface QrCodeProps {
  /** What it is, for someone who can't see it. */
  readonly label: string;
  readonly link: string;
}

/** A link as a QR code, made on the device; nothing where the link is too long for one. */
export function QrCode({ label, link }: QrCodeProps) {
  const path = qrPath(link);
  return (
    path && (
      <svg
        viewBox={`0 0 ${path.size} ${path.size}`}
        role="img"
        aria-label={label}
        className="hidden size-44 print:mt-8 print:block"
      >
        <path d={path.d} stroke="#000" shapeRendering="crispEdges" />
      </svg>
    )
  );
}
