import { Brackets } from '../ui/brackets.tsx';

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
      <Brackets width={32} color={brackets} />
    </svg>
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
      <AcademyMark size={34} className="shrink-0" />
      {name}
    </span>
  );
}
