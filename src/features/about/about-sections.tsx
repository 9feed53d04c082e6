import { type About, type AboutSection, aboutSectionIds } from '../../content/schemas/about.ts';
import { Points } from '../../ui/cards.tsx';
import { ArrowLink } from '../../ui/links.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import { questionsId } from './questions.tsx';

type SectionId = (typeof aboutSectionIds)[number];

interface AboutSectionsProps {
  readonly about: About;
  /** The pictures that sections name, by their place below `content/`. */
  readonly pictures: ReadonlyMap<string, PictureData>;
}

/** The eleven sections in their order, with the anchor bar beside them, or on a phone a list of them above. */
export function AboutSections({ about, pictures }: AboutSectionsProps) {
  const { sections, questions } = about;
  const anchors = aboutSectionIds.map((id) => ({ id, label: sections[id].label }));
  return (
    <Container className="grid gap-10 py-10 lg:grid-cols-12 lg:gap-12 lg:py-20">
      <SectionList
        heading={about.sectionList}
        anchors={[...anchors, { id: questionsId, label: questions.label }]}
      />
      <AnchorBar label={about.anchorBarLabel} anchors={anchors} />
      <div className="space-y-10 lg:col-span-9 lg:space-y-16">
        {aboutSectionIds.map((id) => (
          <section key={id} id={id}>
            <SectionBody section={sections[id]} pictures={pictures} />
            {id === 'history' && <HistoryEntries entries={sections.history.entries} />}
            <SectionCards id={id} cards={sections[id].cards} />
          </section>
        ))}
      </div>
    </Container>
  );
}

interface AnchorsProps {
  readonly anchors: readonly { readonly id: string; readonly label: string }[];
}

/** The page's sections at its top, on screens too narrow for the bar beside the text. */
function SectionList({ heading, anchors }: AnchorsProps & { readonly heading: string }) {
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

/**
 * Links to the page's sections, on screens wide enough to hold them beside the text. Where the browser can tell which
 * section one reads, its link is marked (CSS Overflow 5).
 */
function AnchorBar({ label, anchors }: AnchorsProps & { readonly label: string }) {
  return (
    <nav aria-label={label} className="hidden lg:col-span-3 lg:block print:hidden">
      <ul className="sticky top-[calc(var(--header-height)+2rem)] border-l-2 border-line [scroll-target-group:auto]">
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <a
              href={`#${anchor.id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent pl-4 text-sm font-semibold text-muted hover:border-marigold hover:text-ink forced-colors:border-[Canvas] [&:target-current]:border-marigold [&:target-current]:text-ink forced-colors:[&:target-current]:border-[Highlight]"
            >
              {anchor.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionBodyProps {
  readonly section: AboutSection;
  readonly pictures: ReadonlyMap<string, PictureData>;
}

/** A section's heading and its paragraphs; and what some have: a link, and on wide screens a picture. */
function SectionBody({ section, pictures }: SectionBodyProps) {
  const { heading, text, link } = section;
  const picture = section.picture === undefined ? undefined : pictures.get(section.picture);
  return (
    <>
      <h2 className="max-w-2xl break-after-avoid text-2xl">{heading}</h2>
      <div className="mt-3 max-w-2xl space-y-3">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && <ArrowLink to={link.to} text={link.text} about={heading} />}
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 84rem) 56rem, (min-width: 64rem) 70vw, 92vw"
          className="mt-6 hidden aspect-2/1 w-full rounded-lg object-cover md:block"
        />
      )}
    </>
  );
}

interface HistoryEntriesProps {
  readonly entries: About['sections']['history']['entries'];
}

/** The years and what came with each, oldest first. */
function HistoryEntries({ entries }: HistoryEntriesProps) {
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

interface SectionCardsProps {
  readonly id: SectionId;
  readonly cards: AboutSection['cards'];
}

/** A few points; of the partners one line each: with whom the academy works, and what for. */
function SectionCards({ id, cards = [] }: SectionCardsProps) {
  if (cards.length === 0) return null;
  if (id !== 'partnerships') {
    return (
      <div className="mt-6">
        <Points points={cards} columns="md:grid-cols-3" />
      </div>
    );
  }
  return (
    <dl className="mt-6 max-w-2xl border-t border-line">
      {cards.map(({ title, text }) => (
        <div key={title} className="border-b border-line py-3 sm:grid sm:grid-cols-2 sm:gap-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
