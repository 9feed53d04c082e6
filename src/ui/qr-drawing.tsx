import encodeQR from 'qr';

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
      <svg viewBox={code.viewBox} role="img" aria-label={label} className={className}>
        <path d={code.d} stroke="#000" shapeRendering="crispEdges" />
      </svg>
    )
  );
}

/**
 * The QR code of a text as one SVG path, a unit a module, to be drawn with a stroke of 1 and no fill: a line through
 * the middle of each run of dark modules; and what of it is seen. `undefined` for a text that no QR code can hold.
 */
export function qrPath(text: string) {
  try {
    // The least border that the library draws.
    const rows = encodeQR(text, 'raw', { border: 1 }).slice(1, -1);
    const lines = rows.map((row, y) => {
      const modules = row.slice(1).map(Number).join('').replace(/0+$/, '');
      return `M0 ${y}${modules.replaceAll(/0+|1+/g, drawRun)}`;
    });
    // White modules around the code, as ISO/IEC 18004 (section 5.3.8, "quiet zone") asks for; the first line is at 0.
    const side = rows.length + 2 * quietZone;
    return { d: lines.join(''), viewBox: `${-quietZone} ${-quietZone - 0.5} ${side} ${side}` };
  } catch {
    // The library throws where a text is over the capacity of the largest code (ISO/IEC 18004, table 7).
    return undefined;
  }
}

const quietZone = 4;

function drawRun({ length, 0: module }: string): string {
  return module === '1' ? `h${length}` : `m${length} 0`;
}
