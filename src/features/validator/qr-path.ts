import encodeQR from 'qr';

/** White modules around the code, as ISO/IEC 18004 (section 5.3.8, "quiet zone") asks for. */
const quietZone = 4;

export interface QrPath {
  readonly d: string;
  /** The drawing's side. */
  readonly size: number;
}

/** The QR code of a text as one SVG path, a unit a module; `undefined` for a text that no QR code can hold. */
export function qrPath(text: string): QrPath | undefined {
  const rows = modules(text);
  if (!rows) return undefined;
  const d = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { d, size: rows.length };
}

function modules(text: string): boolean[][] | undefined {
  try {
    return encodeQR(text, 'raw', { border: quietZone });
  } catch {
    // The library throws where a text is over the capacity of the largest code (ISO/IEC 18004, table 7).
    return undefined;
  }
}
