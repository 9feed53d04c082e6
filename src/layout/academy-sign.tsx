interface AcademySignProps {
  /** Width and height in pixels. */
  readonly size: number;
  /** The colours of the sign's parts, in any form that SVG accepts. */
  readonly sun?: string;
  readonly brackets?: string;
  readonly className?: string;
}

/** The academy's sign: two brackets with a marigold sun between them. */
export function AcademySign(props: AcademySignProps) {
  const { size, sun = 'var(--color-marigold)', brackets, className } = props;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={className}>
      <circle cx="16" cy="16" r="5" fill={sun} />
      <Brackets width={32} color={brackets} />
    </svg>
  );
}

interface BracketsProps {
  /** The drawing's width; its height is 32. */
  readonly width: number;
  readonly color?: string | undefined;
}

/** The two brackets of the academy's sign, as a part of an SVG. */
export function Brackets({ width, color = 'currentColor' }: BracketsProps) {
  return (
    <path
      d={`M10 5 3 16l7 11m${width - 20}-22 7 11-7 11`}
      fill="none"
      stroke={color}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

interface WordmarkProps {
  readonly name: string;
  readonly className?: string;
}

/** The academy's sign and its name. */
export function Wordmark({ name, className = '' }: WordmarkProps) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-display text-lg leading-tight font-bold ${className}`}
    >
      <AcademySign size={34} className="shrink-0" />
      {name}
    </span>
  );
}
