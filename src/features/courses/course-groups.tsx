import type { CatalogueGroup } from '../../content/content.ts';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section.tsx';
import { CourseTiles } from './course-tiles.tsx';
import type { TileFacts } from './tile-facts.ts';

interface CourseGroupsProps {
  readonly groups: readonly ShownGroup[];
}

interface ShownGroup extends Pick<CatalogueGroup, 'id' | 'heading' | 'text'> {
  readonly image: PictureData;
  readonly tiles: readonly TileFacts[];
}

/** The whole catalogue: three groups, each a picture, a few words and its tiles. */
export function CourseGroups({ groups }: CourseGroupsProps) {
  return groups.map(({ id, heading, text, image, tiles }, position) => (
    <section key={id} id={id} className={`py-12 md:py-16 ${position % 2 === 1 ? 'bg-sunken' : ''}`}>
      <Container>
        <div className="grid items-end gap-3 md:grid-cols-3 lg:grid-cols-4">
          <div className="md:col-span-2 lg:col-span-3">
            <SectionHeading heading={heading} text={text} />
          </div>
          <div className="hidden md:block">
            <Picture
              picture={image}
              sizes="(min-width: 84rem) 19rem, (min-width: 48rem) 30vw, 92vw"
              className="aspect-5/2 w-full rounded-md object-cover"
            />
          </div>
        </div>
        <CourseTiles tiles={tiles} />
      </Container>
    </section>
  ));
}
