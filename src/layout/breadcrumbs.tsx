import type { PageLink } from '../content/site-pages.ts';
import { Container } from '../ui/container.tsx';

interface BreadcrumbsProps {
  readonly label: string;
  /** From the site's first page down to the page itself. */
  readonly trail: readonly PageLink[];
}

/** Where in the site the visitor is; the last step is the page itself. It is on the ground of the page's hero. */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={label} className="relative bg-deep pt-4 md:pt-6 print:hidden">
      <Container>
        <ol className="flex flex-wrap gap-x-2 text-sm text-on-deep-muted">
          {trail.map(({ label: name, to }, index) => (
            <li key={to} className="flex min-h-8 items-center gap-2">
              <a
                href={encodeURI(to)}
                aria-current={index === trail.length - 1 ? 'page' : undefined}
                className="inline-flex min-h-8 items-center hover:underline aria-[current]:text-on-deep"
              >
                {name}
              </a>
              {index < trail.length - 1 && <span aria-hidden="true">/</span>}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
