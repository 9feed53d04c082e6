import { type About, aboutSectionIds } from '../../content/schemas/about.ts';
import { Container } from '../../ui/section.tsx';
import { questionsId } from './questions.tsx';

/**
 * The ways to the page's sections: from 1024 px on a bar that stays below the header, which has room for the questions from
 * 1280 px; before that a list. Where the browser can tell which section one reads, its link in the bar is marked (CSS
 * Overflow 5).
 */
export function AboutAnchors({ about }: { readonly about: About }) {
  const anchors = [
    ...aboutSectionIds.map((id) => ({ id, label: about.sections[id].label })),
    { id: questionsId, label: about.questions.label },
  ];
  return (
    <>
      <nav
        aria-label={about.anchorBarLabel}
        className="sticky top-(--header-height) z-9 hidden border-b border-line bg-paper lg:block print:hidden"
      >
        <Container>
          <ul className="flex [scrollbar-width:none] justify-between gap-2 overflow-x-auto [scroll-target-group:auto]">
            {anchors.map(({ id, label }) => (
              <li key={id} className="last:max-xl:hidden">
                <a
                  href={`#${id}`}
                  className="flex min-h-13 items-center border-b-3 border-transparent pt-0.75 text-sm font-semibold whitespace-nowrap text-muted hover:border-marigold hover:text-ink focus-visible:-outline-offset-6 forced-colors:border-[Canvas] [&:target-current]:border-marigold [&:target-current]:text-ink forced-colors:[&:target-current]:border-[Highlight]"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
      <nav aria-labelledby="section-list" className="pt-10 lg:hidden print:hidden">
        <Container>
          <h2 id="section-list" className="text-lg">
            {about.sectionList}
          </h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 max-[20rem]:grid-cols-1 sm:grid-cols-3">
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
        </Container>
      </nav>
    </>
  );
}
