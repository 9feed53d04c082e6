import './bracketed-figure.css';
import { Brackets } from './brackets.tsx';

export interface BracketedFigureProps {
  /** A number of up to three digits, or a word of two letters. */
  readonly value: string;
  /** What the figure counts. Without it the figure is an ornament: words nearby must say the same. */
  readonly label?: string;
  /** Whether it is beside the breadcrumbs on a phone, where its label is only read aloud. */
  readonly inCorner?: boolean;
}

/** The figure that a page is about, held by the brackets of the academy's sign in place of its sun. */
export function BracketedFigure({ value, label, inCorner = false }: BracketedFigureProps) {
  return (
    <p
      className={`bracketed-figure ${inCorner ? 'in-corner' : ''}`}
      aria-hidden={!label || undefined}
    >
      <svg viewBox="0 0 64 32" aria-hidden="true">
        <Brackets width={64} />
        <text x="32" y="23.5" textAnchor="middle">
          {value}
        </text>
      </svg>
      {label !== undefined && (
        <span className={inCorner ? 'max-sm:sr-only' : ''}>
          <span className="sr-only">{`${value} `}</span>
          {label}
        </span>
      )}
    </p>
  );
}
