import { ModuleLine } from './module-line.tsx';
import type { TileFacts } from './tile-facts.ts';
import './course-tiles.css';

interface CourseTilesProps {
  readonly tiles: readonly TileFacts[];
}

/** One tile a course: 1, 2, 3 and 4 columns by widening screen. */
export function CourseTiles({ tiles }: CourseTilesProps) {
  return (
    <ul className="course-tiles">
      {tiles.map((tile) => (
        <CourseTile key={tile.path} tile={tile} />
      ))}
    </ul>
  );
}

function CourseTile({ tile }: { readonly tile: TileFacts }) {
  return (
    <li data-level={tile.level} className="course-tile">
      <h3>
        <a href={encodeURI(`/courses/${tile.path}`)}>{tile.name}</a>
      </h3>
      {tile.start.map((text) => (
        <p key={text} className="tile-start">
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
