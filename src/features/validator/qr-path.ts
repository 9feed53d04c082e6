import encodeQR from 'qr';

/** White modules around the code, as ISO/IEC 18004 (section 5.3.8, "quiet zone") asks for. */
const quietZone = 4;

/** The QR code of a text as one SVG path, a unit a module; `size` is the drawing's side. */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const rows = encodeQR(text, 'raw', { border: quietZone });
  const d = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { d, size: rows.length };
}
