import type { CatalogueGroup } from '../../content/content.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container, SectionHeading } from '../../ui/section.tsx';
import './course-tiles.css';
import type { TileFacts } from './tile-facts.ts';

interface ShownGroup extends Pick<CatalogueGroup, 'id' | 'heading' | 'text'> {
  readonly image: PictureData;
  readonly tiles: readonly TileFacts[];
}

/** The whole catalogue: three groups, each a picture, a few words and its tiles. */
export function CourseGroups({ groups }: { readonly groups: readonly ShownGroup[] }) {
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
        <ul className="course-tiles mt-6">
          {tiles.map((tile) => (
            <CourseTile key={tile.path} tile={tile} />
          ))}
        </ul>
      </Container>
    </section>
  ));
}

/** Where the filter puts the tiles that it has found by words, the best first; hidden until then. */
export function FoundCourses({ heading }: { readonly heading: string }) {
  return (
    <section data-found-courses hidden className="pt-5 pb-12">
      <Container>
        <h2 className="text-xl">{heading}</h2>
        <ul className="course-tiles mt-4" />
      </Container>
    </section>
  );
}

function CourseTile({ tile }: { readonly tile: TileFacts }) {
  return (
    <li data-level={tile.level} className="course-tile">
      <h3>
        <a href={encodeURI(`/courses/${tile.path}`)}>{tile.name}</a>
      </h3>
      {tile.start.map((text) => (
        <p key={text} className="font-semibold">
          {text}
        </p>
      ))}
      <p className="tile-promise">{tile.promise}</p>
      <ModuleLine projectIn={tile.projectIn} />
      <p>{tile.counts.join(' · ')}</p>
      {tile.facts.length > 0 && <p>{tile.facts.join(' · ')}</p>}
    </li>
  );
}

/** A course as a row of dots, one a module; a sun where students build a project. The counts beside it say the same. */
function ModuleLine({ projectIn }: { readonly projectIn: readonly boolean[] }) {
  const width = projectIn.length * step;
  const suns = projectIn.flatMap((isProject, module) => (isProject ? [module] : []));
  return (
    <svg viewBox={`0 0 ${width} ${step}`} width={width} className="module-line" aria-hidden="true">
      <path d={`M3 4h${width - 6}`} />
      <path d={suns.map((module) => `M${module * step + step / 2} 4h.01`).join('')} />
    </svg>
  );
}

/** From one dot to the next, in pixels; the styles know it as the dashes of the line. */
const step = 8;
