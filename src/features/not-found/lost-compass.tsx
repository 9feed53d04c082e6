interface LostCompassProps {
  readonly className: string;
}

/** A compass whose needle points off the dial; the words beside it say the same. */
export function LostCompass({ className }: LostCompassProps) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className={className}>
      <circle cx="120" cy="120" r="96" className="fill-sunken stroke-ink" strokeWidth="6" />
      <g className="stroke-muted" strokeWidth="5" strokeLinecap="round">
        <path d="M120 40v14M120 186v14M40 120h14M186 120h14" />
      </g>
      <path
        d="m196 28-62 104-26-24z"
        className="fill-marigold stroke-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="m62 188 72-56-26-24z"
        className="fill-raised stroke-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle cx="121" cy="120" r="8" className="fill-ink" />
    </svg>
  );
}
