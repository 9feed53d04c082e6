import { Brackets } from './brackets.tsx';

export interface BracketedFigureProps {
  /** A number, or a word of two letters. */
  readonly value: string;
  /** What the figure counts. Without it the figure is an ornament: words nearby must say the same. */
  readonly label?: string;
}

/** The figure that a page is about, held by the brackets of the academy's sign in place of its sun. */
export function BracketedFigure({ value, label }: BracketedFigureProps) {
  return (
    <p className="bracketed-figure" aria-hidden={label === undefined ? true : undefined}>
      <svg
        viewBox="0 0 60 32"
        role={label === undefined ? undefined : 'img'}
        aria-label={label && value}
      >
        <Brackets width={60} />
        <text x="30" y="23.5" textAnchor="middle">
          {value}
        </text>
      </svg>
      {label}
    </p>
  );
}
