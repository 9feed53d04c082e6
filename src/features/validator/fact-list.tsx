interface FactListProps {
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly className: string;
}

/** What is known, each with its label. A text from the register or the box keeps its spaces and its direction. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={`grid gap-x-6 sm:grid-cols-[auto_1fr] ${className}`}>
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="mb-2 font-semibold wrap-anywhere whitespace-pre-wrap sm:mb-0">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
