import { type About, aboutSectionIds } from '../../content/schemas/about.ts';
import { Container } from '../../ui/container.tsx';
import type { PictureData } from '../../ui/picture.tsx';
import { Points } from '../../ui/points.tsx';
import { AboutSectionBody } from './about-section-body.tsx';
import { AnchorBar } from './anchor-bar.tsx';
import { HistoryEntries } from './history-entries.tsx';
import { PartnerKinds } from './partner-kinds.tsx';
import { questionsId } from './questions.tsx';
import { SectionList } from './section-list.tsx';

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
            <AboutSectionBody section={sections[id]} pictures={pictures}>
              <MoreOfSection id={id} sections={sections} />
            </AboutSectionBody>
          </section>
        ))}
      </div>
    </Container>
  );
}

interface MoreOfSectionProps {
  readonly id: (typeof aboutSectionIds)[number];
  readonly sections: About['sections'];
}

/** What a section holds beside its text: the years of the history, the kinds of partners, or a few points. */
function MoreOfSection({ id, sections }: MoreOfSectionProps) {
  if (id === 'history') return <HistoryEntries entries={sections.history.entries} />;
  const { cards } = sections[id];
  if (!cards) return null;
  if (id === 'partnerships') return <PartnerKinds kinds={cards} />;
  return (
    <div className="mt-6">
      <Points points={cards} columns="md:grid-cols-3" />
    </div>
  );
}
