import { type About, aboutSectionIds } from '../../content/schemas/about.ts';
import { Container } from '../../ui/section.tsx';

/**
 * The ways to the page's sections, on a bar that lies over the header as one reads; only from 1024 px on. Where the browser
 * can tell which section one reads, its link is marked (CSS Overflow 5).
 */
export function AboutAnchors({ about }: { readonly about: About }) {
  return (
    <nav
      aria-label={about.anchorBarLabel}
      className="sticky top-0 z-11 hidden border-b border-line bg-paper lg:block print:hidden"
    >
      <Container>
        <ul className="flex [scrollbar-width:none] justify-between gap-2 overflow-x-auto [scroll-target-group:auto]">
          {aboutSectionIds.map((id) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-16 items-center border-b-3 border-transparent pt-0.75 text-sm font-semibold whitespace-nowrap text-muted hover:border-marigold hover:text-ink focus-visible:-outline-offset-6 forced-colors:border-[Canvas] [&:target-current]:border-marigold [&:target-current]:text-ink forced-colors:[&:target-current]:border-[Highlight]"
              >
                {about.sections[id].label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
