import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readContent } from '../../content/read-content.ts';
import { knownContent, knownCourse } from '../../content/testing/known-content.ts';
import { courseIndex } from './course-index.ts';
import { courseSearch, searchWords } from './course-search.ts';
import {
  ignoredWords,
  searchedCourses,
  typedQueries,
  type TypedQuery,
} from './testing/typed-queries.ts';

const { content, problems } = readContent(
  filesOfCatalogue(),
  knownContent.pictures,
  knownContent.registerFiles,
);
if (!content) throw new Error(JSON.stringify(problems));
const search = courseSearch(courseIndex(content.catalogue));

test('of 40 queries that students type, each shows the course first or among three', () => {
  expect(typedQueries).toHaveLength(40);
  expect(typedQueries.filter((query) => !isAnswered(query)).map(answerTo)).toEqual([]);
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
  expect(found('drawing').slice(0, 3).toSorted()).toEqual(['Autocad', 'CoralDraw', 'Illustrator']);
});

/** The known content with the courses of these queries in the place of its own. */
function filesOfCatalogue(): Map<string, string> {
  const files = new Map(knownContent.files);
  const catalogue = parseDocument(files.get('courses.yaml') ?? '');
  const paths = searchedCourses.map(({ path }) => path.replace('CorelDraw', 'CoralDraw'));
  const picture = 'pictures/lab-evening.jpg';
  catalogue.set('groups', { all: { heading: 'All', text: 'All.', picture, courses: paths } });
  catalogue.set(
    'soughtAs',
    Object.fromEntries(
      searchedCourses.flatMap(({ path, words }) => (words.length > 0 ? [[path, words]] : [])),
    ),
  );
  catalogue.set('ignoredWords', ignoredWords);
  files.set('courses.yaml', catalogue.toString());
  for (const { path, tile, title } of searchedCourses) {
    files.set(`courses/${path}.md`, knownCourse(path, { tile, title }));
  }
  // Words of a syllabus, too, are what students type.
  files.set(
    'courses/SQL.md',
    (files.get('courses/SQL.md') ?? '').replace('## module 1\n', '## Joins\n'),
  );
  return files;
}

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
