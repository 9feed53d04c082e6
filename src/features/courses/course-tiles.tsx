import type { Tile } from '../../content/content.ts';
import type { Site } from '../../content/schemas/site.ts';
import './course-tiles.css';

interface CourseTilesProps {
  readonly tiles: readonly Tile[];
  readonly levels: Site['syllabus']['levels'];
}

/** One link a course, with its name and level: 1, 2, 3 and 4 columns by widening screen. */
export function CourseTiles({ tiles, levels }: CourseTilesProps) {
  return (
    <ul className="mt-8 grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {tiles.map(({ name, path, course }) => (
        <li key={path} data-level={course.level}>
          <a href={encodeURI(`/courses/${path}`)} className="course-tile">
            <b>{name}</b> <span>{levels[course.level]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
