interface PointsProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** The columns by widening screen, as classes. */
  readonly columns: string;
}

/** A few terms, each explained under a marigold rule. */
export function Points({ points, columns }: PointsProps) {
  return (
    <dl className={`grid gap-x-8 gap-y-6 ${columns}`}>
      {points.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-marigold pt-4">
          <dt className="font-display text-lg font-bold">{title}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
