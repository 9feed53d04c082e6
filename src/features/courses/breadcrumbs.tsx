interface BreadcrumbsProps {
  readonly label: string;
  /** From the site's root down to the page itself. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
}

/** Where in the site one is; the last step is the page itself. */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-sm text-on-deep-muted">
        {trail.map(({ label: name, to }, index) => (
          <li key={to} className="flex min-h-8 items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <a
              href={encodeURI(to)}
              aria-current={index === trail.length - 1 ? 'page' : undefined}
              className="inline-flex min-h-8 items-center hover:underline aria-[current]:text-on-deep"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
