interface SectionListProps {
  readonly heading: string;
  readonly anchors: readonly { readonly id: string; readonly label: string }[];
}

/** The page's sections at its top, on screens too narrow for the bar beside the text. */
export function SectionList({ heading, anchors }: SectionListProps) {
  return (
    <nav aria-labelledby="section-list" className="lg:hidden print:hidden">
      <h2 id="section-list" className="text-lg">
        {heading}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {anchors.map(({ id, label }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm font-semibold text-link"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
