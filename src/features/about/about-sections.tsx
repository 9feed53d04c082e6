import { type About, aboutSectionIds } from '../../content/schemas/about.ts';
import { Container } from '../../ui/container.tsx';
import type { PictureData } from '../../ui/picture.tsx';
import { AboutSectionBody } from './about-section-body.tsx';
import { AnchorBar } from './anchor-bar.tsx';
import { HistoryEntries } from './history-entries.tsx';

interface AboutSectionsProps {
  readonly about: About;
  /** The pictures that sections name, by their place below `content/`. */
  readonly pictures: ReadonlyMap<string, PictureData>;
}

/** The eleven sections in their order, with the anchor bar beside them. */
export function AboutSections({ about, pictures }: AboutSectionsProps) {
  const { sections } = about;
  const anchors = aboutSectionIds.map((id) => ({ id, label: sections[id].label }));
  return (
    <Container className="grid gap-12 py-14 lg:grid-cols-12 lg:py-20">
      <AnchorBar label={about.anchorBarLabel} anchors={anchors} />
      <div className="space-y-14 lg:col-span-9 lg:space-y-20">
        {aboutSectionIds.map((id) => (
          <section key={id} id={id}>
            <AboutSectionBody section={sections[id]} pictures={pictures} />
            {id === 'history' && <HistoryEntries entries={sections.history.entries} />}
          </section>
        ))}
      </div>
    </Container>
  );
}
