import { type Point, pointAt } from './certificate.tsx';

/** The sun's rays and the border. Phones need them only after an answer, so they have a script of their own. */
export function CertificateLines() {
  return (
    <>
      <g stroke="var(--c-faint)">
        {rays.map((dots, at) => (
          <path key={dots} d={dots} strokeWidth={5 - at * 0.35} />
        ))}
      </g>
      <path d={border} />
      <path d={suns} stroke="var(--c-sun)" strokeWidth="7" />
      <path d="M52 52h0M1136 52h0M52 788h0M1136 788h0" stroke="var(--c-sun)" strokeWidth="20" />
    </>
  );
}

/**
 * Repeats a shape along two opposite sides of the border. The steps between the shapes are equal, so the path
 * compresses well.
 *
 * @param shape the path of one shape, which begins and ends in the shape's middle
 */
function along(sides: 'across' | 'down', shape: string): string {
  const [count, length, apart] = sides === 'across' ? [30, 1040, 736] : [20, 692, 1084];
  const place = (forwards: string, sideways: number) =>
    sides === 'across' ? `${forwards} ${sideways}` : `${sideways} ${forwards}`;
  const step = length / count;
  const row = `${shape}m${place(step.toFixed(2), 0)}`.repeat(count);
  const start = (74 + step / 2).toFixed(2);
  return [52, 52 + apart].map((side) => `M${place(start, side)}${row}`).join('');
}

/**
 * The border is one path, since an SVG pattern or dashes would add a megabyte to each printed page. Its shapes are plain
 * lozenges, which are no academy's sign.
 */
const border = [
  'M30 30h1128v780H30zM74 74h1040v692H74z',
  along('across', 'm-12 0 12-9 12 9-12 9zm12 0'),
  along('down', 'm0-12 9 12-9 12-9-12zm0 12'),
].join('');
const suns = along('across', 'h0') + along('down', 'h0');

/** The sun's rays: dots on circles around the seal, inside the border. */
const rays = Array.from({ length: 11 }, (_, at) => {
  const radius = 205 + at * 42;
  const count = Math.floor(radius / 3.5);
  const circle = Array.from({ length: count }, (_, dot) => pointAt(radius, (2 * dot + 1) / count));
  return dots(circle.filter(([x, y]) => x < 1104 && y > 84 && y < 756));
});

function dots(points: readonly Point[]): string {
  return points
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at - 1] ?? [0, 0];
      return `m${x - fromX} ${y - fromY}h0`;
    })
    .join('');
}
