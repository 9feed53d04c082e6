import type { About } from '../../content/schemas/about.ts';

interface HistoryEntriesProps {
  readonly entries: About['sections']['history']['entries'];
}

/** The years and what came with each, oldest first. */
export function HistoryEntries({ entries }: HistoryEntriesProps) {
  return (
    <ol className="mt-8 max-w-2xl space-y-6 border-l-2 border-marigold pl-6">
      {entries.map(({ year, content }) => (
        <li
          key={year}
          className="relative before:absolute before:top-2.5 before:-left-8 before:size-3.5 before:rounded-full before:bg-marigold"
        >
          <h3 className="text-2xl">{year}</h3>
          <p className="mt-1 text-muted">{content}</p>
        </li>
      ))}
    </ol>
  );
}
