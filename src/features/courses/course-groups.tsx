import type { CatalogueGroup } from '../../content/content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Container } from '../../ui/container.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
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
        <div className="grid items-end gap-6 md:grid-cols-12">
          <div className="md:col-span-8">
            <h2 className="section-heading text-3xl">{heading}</h2>
            <p className="mt-3 max-w-2xl text-lg text-muted">{text}</p>
          </div>
          <div className="hidden md:col-span-4 md:block">
            <Picture
              picture={image}
              sizes="(min-width: 72rem) 22rem, (min-width: 48rem) 30vw, 92vw"
              className="aspect-5/2 w-full rounded-md object-cover"
            />
          </div>
        </div>
        <CourseTiles tiles={tiles} levels={levels} />
      </Container>
    </section>
  ));
}
