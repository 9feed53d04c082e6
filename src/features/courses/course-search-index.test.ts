import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { courseSearchIndex } from './course-search-index.ts';
import { courseSearch } from './course-search.ts';
import { searchWords } from './course-search-words.ts';

const folder = join(import.meta.dirname, '../../../content');
const { content } = await loadContent(folder);
if (!content) throw new Error('the content has faults; npm run check names them');
const tiles = content.catalogue.groups.flatMap((group) => group.tiles);
const search = courseSearch(tiles, courseSearchIndex(content.catalogue));

test.each(tiles)('$path is found by its name, its title, its modules and their points', (tile) => {
  const { title, modules } = tile.course;
  // The last points only, since searching for all of them takes half a minute.
  const lines = modules.flatMap((module) => [
    module.title,
    ...module.points.slice(-1).map((point) => point.text),
  ]);
  for (const text of [tile.name, title, ...lines]) {
    // Words that say nothing of a course, such as "Classes", leave all of them.
    const { courses } = search(searchWords(text)) ?? { courses: tiles };
    expect(
      courses.map(({ path }) => path),
      text,
    ).toContain(tile.path);
  }
});
