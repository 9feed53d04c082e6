import { qrPath } from './qr-path.ts';

interface QrDrawingProps {
  readonly text: string;
  /** What it is, for someone who can't see it. */
  readonly label: string;
  readonly className?: string;
}

/** A text as a QR code; nothing where it is too long for one. */
export function QrDrawing({ text, label, className }: QrDrawingProps) {
  const code = qrPath(text);
  return (
    code && (
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={label}
        className={className}
      >
        <path d={code.d} stroke="#000" shapeRendering="crispEdges" />
      </svg>
    )
  );
}
