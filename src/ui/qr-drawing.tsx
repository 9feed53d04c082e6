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

/** White modules around the code, as ISO/IEC 18004 (section 5.3.8, "quiet zone") asks for. */
const quietZone = 4;

export interface QrPath {
  readonly d: string;
  /** The drawing's side. */
  readonly size: number;
}

/**
 * The QR code of a text as one SVG path, a unit a module, to be drawn with a stroke of 1 and no fill: a line through
 * the middle of each run of dark modules. `undefined` for a text that no QR code can hold.
 */
export function qrPath(text: string): QrPath | undefined {
  const rows = modules(text);
  if (!rows) return undefined;
  const d = rows.map((row, y) => lineThrough(darkRuns(row), y));
  return { d: d.join(''), size: rows.length };
}

function lineThrough(runs: readonly [start: number, length: number][], row: number): string {
  let end = 0;
  return runs
    .map(([start, length], index) => {
      const move = index === 0 ? `M${start} ${row}.5` : `m${start - end} 0`;
      end = start + length;
      return `${move}h${length}`;
    })
    .join('');
}

/** Where each run of dark modules begins, and how long it is. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const line = row.map((dark) => (dark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => [index, run.length]);
}

function modules(text: string): boolean[][] | undefined {
  try {
    return encodeQR(text, 'raw', { border: quietZone });
  } catch {
    // The library throws where a text is over the capacity of the largest code (ISO/IEC 18004, table 7).
    return undefined;
  }
}
