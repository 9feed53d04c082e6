interface AcademySignProps {
  /** Width and height in pixels. */
  readonly size: number;
  readonly className?: string;
}

/** Puts the logo's drawing into a page once. `AcademySign` shows it, in an island too. */
export function LogoSymbol({ href }: { readonly href: string }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <symbol id="logo" viewBox="0 0 32 32">
        <image href={href} width="32" height="32" />
      </symbol>
    </svg>
  );
}

/** The academy's logo. The page must have a `LogoSymbol`. */
export function AcademySign({ size, className }: AcademySignProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={className}>
      <use href="#logo" />
    </svg>
  );
}

interface BracketsProps {
  /** The drawing's width; its height is 32. */
  readonly width: number;
}

/** Two brackets, as in code, as a part of an SVG. */
export function Brackets({ width }: BracketsProps) {
  return (
    <path
      d={`M10 5 3 16l7 11m${width - 20}-22 7 11-7 11`}
      fill="none"
      stroke="currentColor"
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

/** The academy's logo and its name. A light rim parts a dark logo from a dark ground. */
export function Wordmark({ name, className = '' }: WordmarkProps) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-display text-lg leading-tight font-bold ${className}`}
    >
      <AcademySign size={34} className="shrink-0 not-print:[filter:drop-shadow(0_0_1px_#fff9)]" />
      {name}
    </span>
  );
}
