import type { ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A titled card; `children` are below its text. */
export function Card({ title, text, children }: CardProps) {
  return (
    <div className="flex h-full flex-col rounded-lg border border-line bg-raised p-6 card-shadow">
      <h3>{title}</h3>
      <p className="mt-2 grow text-muted">{text}</p>
      {children}
    </div>
  );
}

interface PointsProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** The columns by widening screen, as classes. */
  readonly columns: string;
}

/** A few headings, each with a sentence or two, under a marigold rule; side by side, the sentences begin at one height. */
export function Points({ points, columns }: PointsProps) {
  return (
    <ul className={`grid gap-6 ${columns}`}>
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="row-span-2 grid grid-rows-subgrid content-start gap-y-1 border-t-2 border-marigold pt-4"
        >
          <h3>{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
