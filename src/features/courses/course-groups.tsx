// The folder src/features/courses is the catalogue: tiles in groups, the filter with its search, "Where do I
// start?".
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here for tiles, with course-filter.tsx for the form, and with course-search.ts for what a query finds.
import { memo } from 'react';
import { fill } from '../../fill.ts';
import { Fold } from '../../ui/fold.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container, Dotted } from '../../ui/section.tsx';
import { Skyline, SkylineLegend } from '../../ui/skyline.tsx';
import type { CatalogueContent } from './catalogue-content.ts';
import type { TileFacts } from './tile-facts.ts';

interface CourseGroupsProps extends Pick<CatalogueContent, 'groups' | 'legend' | 'words'> {
  /** The picture of each group, by the group's ID. */
  readonly pictures: Readonly<Record<string, PictureData>>;
  /** The tiles that are not filtered out. */
  readonly shown: readonly TileFacts[];
}

/** The groups of a catalogue with more courses are folded, so that a phone shows all headings at once. */
const mostUnfolded = 60;

/** The groups of the catalogue, each with a picture, a text and its tiles. A group without a shown tile is hidden. */
export function CourseGroups({ groups, legend, words, pictures, shown }: CourseGroupsProps) {
  const all = groups.flatMap(({ tiles }) => tiles).length;
  return groups.map(({ id, heading, text, tiles }, position) => (
    <section
      key={id}
      id={id}
      hidden={!tiles.some((tile) => shown.includes(tile))}
      className={`pt-4 pb-6 md:py-12 ${position % 2 === 1 ? 'bg-sunken' : ''}`}
    >
      <Container>
        <div className="grid items-end gap-3 md:grid-cols-3 lg:grid-cols-4">
          <div className="flex flex-wrap items-end justify-between gap-x-6 md:col-span-2 md:gap-y-2 lg:col-span-3 lg:flex-nowrap">
            <div className="max-w-2xl">
              <h2 className="section-heading">{heading}</h2>
              <p className="mt-2 text-muted max-[40rem]:hidden">{text}</p>
            </div>
            {position === 0 && (
              <SkylineLegend {...legend} className="shrink-0 text-muted print:hidden" />
            )}
          </div>
          <div className="hidden md:block">
            {pictures[id] && (
              <Picture
                picture={pictures[id]}
                sizes="(min-width: 84rem) 19rem, (min-width: 48rem) 30vw, 92vw"
                className="aspect-2/1 w-full rounded-md object-cover"
              />
            )}
          </div>
        </div>
        <Fold
          isFolded={all > mostUnfolded}
          isOpen={shown.length < all}
          label={fill(words.all, { all: tiles.length })}
        >
          <ul className="course-tiles grouped-courses mt-1.5 md:mt-5">
            {tiles.map((tile) => (
              <li key={tile.path} hidden={!shown.includes(tile)} className="course-tile">
                <Tile {...tile} />
              </li>
            ))}
          </ul>
        </Fold>
      </Container>
    </section>
  ));
}

/** Each typed letter hides and shows tiles, but none of them changes. */
const Tile = memo(function Tile(tile: TileFacts) {
  const { path, name, title, promise, facts, after } = tile;
  return (
    <>
      <div>
        <TileName path={path} name={name} />
        {title !== undefined && <p className="text-muted">{title}</p>}
        <p className="text-muted md:mt-1">{promise}</p>
      </div>
      <TileFoot {...tile} />
      <div>
        {facts.length > 0 && <Dotted parts={facts} />}
        {after !== undefined && <p className="text-muted">{after}</p>}
      </div>
    </>
  );
});

export function TileFoot({ foot, skyline }: Pick<TileFacts, 'foot' | 'skyline'>) {
  return (
    <>
      <Dotted parts={foot} />
      <Skyline modules={skyline} className="tile-skyline" />
    </>
  );
}

/** The course's name, which leads to its page. */
export function TileName({ path, name }: Pick<TileFacts, 'path' | 'name'>) {
  return (
    <h3>
      <a href={tileAddress(path)}>{name}</a>
    </h3>
  );
}

export function tileAddress(path: string): string {
  return encodeURI(`/courses/${path}`);
}
