// The folder src/features/courses is the catalogue: tiles in groups, the filter with its search, "Where do I
// start?".
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here for tiles, with course-filter.tsx for the form, and with course-search.ts for what a query finds.
import type { Catalogue } from '../../content/content.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container, Dotted } from '../../ui/section.tsx';
import { Skyline, SkylineLegend } from '../../ui/skyline.tsx';
import type { TileFacts } from './tile-facts.ts';

interface ShownGroup extends Pick<Catalogue['groups'][number], 'id' | 'heading' | 'text'> {
  readonly image: PictureData;
  readonly tiles: readonly TileFacts[];
}

interface CourseGroupsProps {
  readonly groups: readonly ShownGroup[];
  readonly legend: { readonly module: string; readonly project: string };
}

/** All groups of the catalogue, each with a picture, a text and its tiles. */
export function CourseGroups({ groups, legend }: CourseGroupsProps) {
  return groups.map(({ id, heading, text, image, tiles }, position) => (
    <section
      key={id}
      id={id}
      className={`pt-5 pb-8 md:py-12 ${position % 2 === 1 ? 'bg-sunken' : ''}`}
    >
      <Container>
        <div className="grid items-end gap-3 md:grid-cols-3 lg:grid-cols-4">
          <div className="flex flex-wrap items-end justify-between gap-x-6 md:col-span-2 lg:col-span-3 lg:flex-nowrap">
            <div className="max-w-2xl">
              <h2 className="section-heading">{heading}</h2>
              <p className="mt-1 text-muted max-sm:text-sm md:mt-2">{text}</p>
            </div>
            {position === 0 && (
              <SkylineLegend
                {...legend}
                className="shrink-0 text-muted max-[40rem]:hidden print:hidden"
              />
            )}
          </div>
          <div className="hidden md:block">
            <Picture
              picture={image}
              sizes="(min-width: 84rem) 19rem, (min-width: 48rem) 30vw, 92vw"
              className="aspect-3/1 w-full rounded-md object-cover"
            />
          </div>
        </div>
        <ul className="course-tiles mt-3 md:mt-5">
          {tiles.map((tile) => (
            <CourseTile key={tile.path} tile={tile} />
          ))}
        </ul>
      </Container>
    </section>
  ));
}

/** Two lists, hidden until a search puts courses into them. */
export function FoundCourses({ words }: { readonly words: Catalogue['filter'] }) {
  const lists = [
    ['named', words.found],
    ['mentioned', words.mentioned],
  ] as const;
  return lists.map(([part, heading]) => (
    <section key={part} data-found-courses={part} hidden className="pt-5 pb-8">
      <Container>
        <h2>{heading}</h2>
        <ul className="course-tiles found-courses mt-4" />
      </Container>
    </section>
  ));
}

function CourseTile({ tile }: { readonly tile: TileFacts }) {
  return (
    <li {...tile.facets} className="course-tile">
      <h3>
        <a href={encodeURI(`/courses/${tile.path}`)}>{tile.name}</a>
      </h3>
      {tile.title !== undefined && <p className="tile-title text-muted">{tile.title}</p>}
      <p className="tile-promise">{tile.promise}</p>
      {tile.facts.length > 0 && <Dotted parts={tile.facts} className="tile-facts" />}
      <Skyline modules={tile.skyline} className="mb-2 hidden h-7 max-w-full min-[40rem]:block" />
      <Dotted parts={tile.foot} className="tile-foot" />
    </li>
  );
}
