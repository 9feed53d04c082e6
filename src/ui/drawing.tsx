/** A drawing as a list of shapes, the lowest first: each with its style and SVG path data. */
export type Shapes = readonly (readonly [look: keyof typeof looks, d: string])[];

const looks = {
  /** Thick, middling and thin lines of ink. */
  ink: 'fill-none stroke-current stroke-4',
  line: 'fill-none stroke-current stroke-[2.5]',
  /** A line that stands for writing. */
  writing: 'fill-none stroke-line stroke-[7]',
  sheet: 'fill-raised stroke-line stroke-2',
  dot: 'fill-paper stroke-current stroke-4',
  full: 'fill-current',
  sun: 'fill-marigold',
  ray: 'fill-none stroke-marigold stroke-4',
  onSun: 'fill-none stroke-on-marigold stroke-[2.5]',
  fault: 'fill-none stroke-error stroke-4',
};

interface DrawingProps {
  readonly viewBox: string;
  readonly shapes: Shapes;
  readonly className?: string;
}

/** An ornament in the colours of the theme: words beside it say the same. */
export function Drawing({ viewBox, shapes, className = '' }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={className}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map(([look, d]) => (
        <path key={d} d={d} className={looks[look]} />
      ))}
    </svg>
  );
}
