import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { shippedName } from '../../content/shipped-name.ts';
import { courseSearchIndex } from './course-search-index.ts';
import { courseSearch } from './course-search.ts';
import { searchWords } from './course-search-words.ts';
import { typedQueries, type TypedQuery } from './testing/typed-queries.ts';

const folder = join(import.meta.dirname, '../../../content');
const { content } = await loadContent(folder);
if (!content) throw new Error('the content has faults; npm run check names them');
const tiles = content.catalogue.groups.flatMap((group) => group.tiles);
const search = courseSearch(tiles, courseSearchIndex(content.catalogue));

/** How many of the queries have to be answered, of the 40. */
const answersNeeded = 38;

// An owner's own courses hold other words, and fewer of them may be what these queries are for.
describe.skipIf(content.academy.name !== shippedName)('in the catalogue that ships', () => {
  test('of 40 queries that students type, at least 38 show the course first or among three', () => {
    expect(typedQueries).toHaveLength(40);
    const missed = typedQueries.filter((query) => !isAnswered(query)).map(answerTo);
    expect(missed, missed.join('\n')).toHaveLength(
      Math.min(missed.length, typedQueries.length - answersNeeded),
    );
  });

  test('a language by its name is the first', () => {
    expect(found('python')[0]).toBe('Python');
    expect(found('sql joins')[0]).toBe('SQL');
  });

  test('a short name is found with one letter wrong, by the whole of it', () => {
    expect(found('jawa')).not.toEqual([]);
    expect(found('java')).toEqual(expect.arrayContaining([...found('jawa')]));
    expect(found('phob')).toEqual([]);
  });

  test('what students say of themselves finds no course by chance', () => {
    expect(found('12th pass commerce no coding')).toEqual([]);
    expect(found('I am a fresher, which course is good after 12th')).toEqual([]);
    expect(found('python weekend batch near me')[0]).toBe('Python');
    expect(found('python fees duration').length).toBeLessThan(8);
  });

  test('drawing is what design programs are for, not a module of a programming course', () => {
    expect(found('drawing').slice(0, 3).toSorted()).toEqual([
      'Autocad',
      'CoralDraw',
      'Illustrator',
    ]);
  });
});

function isAnswered({ typed, courses, within }: TypedQuery): boolean {
  return found(typed)
    .slice(0, within)
    .some((path) => courses.includes(path));
}

function found(typed: string): readonly string[] {
  return search(searchWords(typed))?.courses.map(({ path }) => path) ?? [];
}

function answerTo({ typed, courses }: TypedQuery): string {
  return `"${typed}": ${found(typed).slice(0, 5).join(', ')}; expected ${courses.join(' or ')}`;
}
