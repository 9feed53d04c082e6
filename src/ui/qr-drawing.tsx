import encodeQR, { type ErrorCorrection } from 'qr';

interface QrDrawingProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** A text as a QR code; nothing if the text is too long. */
export function QrDrawing({ text, label, className }: QrDrawingProps) {
  const code = qrPath(text);
  return (
    code && (
      <svg viewBox={code.viewBox} role="img" aria-label={label} className={className}>
        {/* The code has a white ground of its own: with forced colours the page may be as dark as the code. */}
        <path d={code.ground} fill="#fff" />
        <path d={code.d} stroke="#000" shapeRendering="crispEdges" />
      </svg>
    )
  );
}

/**
 * The QR code of `text`, for an SVG in which each module is one unit wide. `d` is a path through the dark modules.
 * `ground` is the path of the white ground. Undefined if the text is too long for a QR code.
 */
export function qrPath(text: string) {
  const rows = qrModules(text);
  if (!rows) return undefined;
  const lines = rows.map((row, y) => {
    const modules = row
      .map(Number)
      .join('')
      .replace(/(?<!0)0+$/, '');
    return `M0 ${y}${modules.replaceAll(/0+|1+/g, drawRun)}`;
  });
  // White modules surround the code (ISO/IEC 18004, 5.3.8, "quiet zone"). `d` draws the first row along y = 0, so the
  // row's upper edge is at y = -0.5.
  const side = rows.length + 2 * quietZone;
  const [left, top] = [-quietZone, -quietZone - 0.5];
  return {
    d: lines.join(''),
    viewBox: `${left} ${top} ${side} ${side}`,
    ground: `M${left} ${top}h${side}v${side}h${-side}z`,
  };
}

/**
 * The QR code's modules, true for dark, in the smallest size for `medium` error correction (15 %). A higher level is
 * used if it needs no larger size, and `low` only for a text that is too long for `medium`.
 */
function qrModules(text: string): boolean[][] | undefined {
  const usual = encoded(text, 'medium');
  const better = (['high', 'quartile'] as const)
    .map((level) => encoded(text, level))
    .find((rows) => rows !== undefined && rows.length === usual?.length);
  return better ?? usual ?? encoded(text, 'low');
}

function encoded(text: string, ecc: ErrorCorrection): boolean[][] | undefined {
  try {
    // Cuts off the border, which the library always draws.
    const rows = encodeQR(text, 'raw', { border: 1, ecc });
    return rows.slice(1, -1).map((row) => row.slice(1, -1));
  } catch {
    // The text exceeds the capacity of the largest code (ISO/IEC 18004, table 7).
    return undefined;
  }
}

const quietZone = 4;

function drawRun({ length, 0: module }: string): string {
  return module === '1' ? `h${length}` : `m${length} 0`;
}
