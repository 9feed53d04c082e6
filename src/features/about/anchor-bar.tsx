interface AnchorBarProps {
  readonly label: string;
  readonly anchors: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the page's sections, on screens wide enough to hold them beside the text. */
export function AnchorBar({ label, anchors }: AnchorBarProps) {
  return (
    <nav aria-label={label} className="hidden lg:col-span-3 lg:block print:hidden">
      <ul className="sticky top-[calc(var(--header-height)+2rem)] border-l-2 border-line">
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <a
              href={`#${anchor.id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent pl-4 text-sm font-semibold text-muted hover:border-marigold hover:text-ink"
            >
              {anchor.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
