export interface NotFoundPictureProps {
  /** What the picture shows, for someone who can't see it. */
  readonly label: string;
}

/** A certificate with an empty seal under a magnifying glass that finds nothing. */
export function NotFoundPicture({ label }: NotFoundPictureProps) {
  return (
    <svg viewBox="0 0 240 180" role="img" aria-label={label}>
      <g className="stroke-ink" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 18h150v118H24z" className="fill-raised" />
        <path d="M46 46h92M46 68h70M46 90h52" fill="none" className="stroke-muted" />
        <circle cx="62" cy="116" r="9" fill="none" strokeDasharray="5 7" />
        <circle cx="160" cy="96" r="38" className="fill-sunken" />
        <path d="m188 124 34 34" strokeWidth="12" />
        <path d="m147 83 26 26m0-26-26 26" className="stroke-error" />
      </g>
    </svg>
  );
}
