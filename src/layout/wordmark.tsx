interface WordmarkProps {
  readonly name: string;
}

/** The academy's sign, two brackets that hold a marigold sun, and its name. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg leading-tight font-bold">
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" className="shrink-0">
        <circle cx="16" cy="16" r="5" className="fill-marigold" />
        <g
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M10 5 3 16l7 11" />
          <path d="m22 5 7 11-7 11" />
        </g>
      </svg>
      {name}
    </span>
  );
}
