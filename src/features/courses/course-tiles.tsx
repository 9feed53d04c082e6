import type { Tile } from '../../content/content.ts';
import './course-tiles.css';

interface CourseTilesProps {
  readonly tiles: readonly Tile[];
}

/** One link a course: 1, 2, 3 and 4 columns by widening screen. */
export function CourseTiles({ tiles }: CourseTilesProps) {
  return (
    <ul className="mt-8 grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {tiles.map(({ name, path, course }) => (
        <li key={path} data-level={course.level}>
          <a href={encodeURI(`/courses/${path}`)} className={tileStyle}>
            <span className="font-display text-lg leading-snug font-bold">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const tileStyle =
  'course-tile flex h-full min-h-20 items-center justify-between gap-3 rounded-md border border-line border-l-4 border-l-marigold ' +
  'bg-raised px-5 py-4 shadow-card transition-shadow duration-(--duration-quick) hover:shadow-lifted';
