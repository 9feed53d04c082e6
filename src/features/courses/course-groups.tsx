import type { CatalogueGroup } from '../../content/content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section.tsx';
import { CourseTiles } from './course-tiles.tsx';

interface CourseGroupsProps {
  readonly groups: readonly (CatalogueGroup & { readonly image: PictureData })[];
  readonly levels: Site['syllabus']['levels'];
}

/** The whole catalogue: three groups, each a picture, a few words and its tiles. */
export function CourseGroups({ groups, levels }: CourseGroupsProps) {
  return groups.map(({ id, heading, text, image, tiles }) => (
    <section key={id} id={id} className="py-12 even:bg-sunken md:py-16">
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
        <CourseTiles tiles={tiles} levels={levels} />
      </Container>
    </section>
  ));
}
