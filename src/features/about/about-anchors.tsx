import { type About, aboutSectionIds } from '../../content/schemas/about.ts';
import { Container } from '../../ui/section.tsx';

/**
 * Links to the page's sections, on a bar that covers the header while a visitor reads; only from 1024 px on. In browsers that know the
 * section in view, its link is marked (CSS Overflow 5).
 */
export function AboutAnchors({ about }: { readonly about: About }) {
  return (
    <nav
      aria-label={about.anchorBarLabel}
      className="sticky top-0 z-11 hidden border-b border-line bg-paper lg:block print:hidden"
    >
      <Container>
        <ul className="about-anchors">
          {aboutSectionIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{about.sections[id].label}</a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
