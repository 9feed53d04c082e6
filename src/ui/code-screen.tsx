interface CodeScreenProps {
  readonly screen: {
    readonly title: string;
    readonly description: string;
    readonly code: readonly string[];
    /** A question about the code. */
    readonly said?: string | undefined;
  };
}

/** A screen with a few lines of code, dark in both schemes. A line that begins with › is output. */
export function CodeScreen({ screen: { title, description, code, said } }: CodeScreenProps) {
  return (
    <div
      role="img"
      aria-label={`${title}. ${description}`}
      className="relative flex flex-col rounded-md border border-deep-line text-on-deep not-print:bg-deep not-print:lifted dark:not-print:bg-deeper"
    >
      <p className="border-b border-deep-line px-4 py-2 text-sm font-semibold text-on-deep-muted">
        {title}
      </p>
      <pre className="grow px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap">
        {code.map((written, index) => (
          <span
            key={index}
            className={`block pl-[2ch] -indent-[2ch] ${written.startsWith('›') ? 'text-on-deep-muted' : ''}`}
          >
            {`${written.replace(/^› /, '›\u00A0')}\n`}
          </span>
        ))}
      </pre>
      {said !== undefined && (
        <p className="-mr-1.5 -mb-3 ml-6 self-end rounded-md rounded-br-none px-3.5 py-2 text-sm leading-tight font-semibold text-ink not-print:bg-raised not-print:lifted">
          {said}
        </p>
      )}
    </div>
  );
}
