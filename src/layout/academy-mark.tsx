interface AcademyMarkProps {
  /** Width and height in pixels. */
  readonly size: number;
  /** Colours as SVG takes them. */
  readonly sun?: string;
  readonly brackets?: string;
  readonly className?: string;
}

/** The academy's sign: two brackets that hold a marigold sun. */
export function AcademyMark({
  size,
  sun = 'var(--color-marigold)',
  brackets = 'currentColor',
  className,
}: AcademyMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={className}>
      <circle cx="16" cy="16" r="5" fill={sun} />
      <g fill="none" stroke={brackets} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 5 3 16l7 11" />
        <path d="m22 5 7 11-7 11" />
      </g>
    </svg>
  );
}
