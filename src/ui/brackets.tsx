interface BracketsProps {
  /** How far apart they are, in units of a drawing that is 32 high. */
  readonly width: number;
  /** A colour as SVG takes it. */
  readonly color?: string;
}

/** The two brackets of the academy's sign, as part of an SVG drawing. */
export function Brackets({ width, color = 'currentColor' }: BracketsProps) {
  return (
    <g fill="none" stroke={color} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 5 3 16l7 11" />
      <path d={`m${width - 10} 5 7 11-7 11`} />
    </g>
  );
}
