import MiniSearch, { type Query } from 'minisearch';

/** What is looked through of a course. */
interface SearchedCourse {
  readonly path: string;
  /** Its names, one a line. */
  readonly title: string;
  /** What else visitors call it. */
  readonly soughtAs?: string;
  readonly promise?: string;
  /** The title and the anchor of each. */
  readonly modules?: readonly (readonly [title: string, id: string])[];
  /** The words of all modules' points. */
  readonly points?: string;
}

/** What `/course-index.json` holds. */
export interface CourseIndex {
  readonly courses: readonly SearchedCourse[];
  /** Words that say nothing of a course, such as "course". */
  readonly ignored: readonly string[];
}

/** A module of a course, to say where a word is. */
export interface FoundModule {
  /** Its place in the course, from 1. */
  readonly number: number;
  readonly title: string;
  /** Its anchor on the course's page. */
  readonly id: string;
}

export interface FoundCourses {
  /** The best first, each with the module whose title holds the words that the tile does not show. */
  readonly courses: readonly { readonly path: string; readonly module?: FoundModule }[];
  /** False where no course holds all the words: then these are the courses whose names hold some of them. */
  readonly holdAll: boolean;
}

/** The courses for these words; undefined where the words say nothing of a course. */
export type CourseSearch = (words: readonly string[]) => FoundCourses | undefined;

/**
 * A search in names and, as far as they are given, in syllabi. A word is found in a name whole or by its beginning, in a
 * syllabus whole, or else by its beginning; one that is nowhere counts as those that are nearest to it.
 */
export function courseSearch({ courses, ignored }: CourseIndex): CourseSearch {
  const engine = new MiniSearch<SearchedCourse>({
    idField: 'path',
    fields: [...names, ...texts],
    // The field is one of those above, or the id.
    extractField: (course, field) =>
      field === 'modules' ? titlesOf(course).join('\n') : course[field as 'path' | 'title'],
    tokenize: (text, field) =>
      field === 'title' ? text.split('\n').flatMap(nameWords) : findableWords(text),
    processTerm: singular,
    searchOptions: { boost, tokenize: (word) => [word], weights: { prefix: 0.5, fuzzy: 0.6 } },
  });
  engine.addAll(courses);
  const byPath = new Map(courses.map((course) => [course.path, course]));
  const isFound = (query: Query) => engine.search(query).length > 0;

  const queryOf = (word: string): Query => {
    const inTexts = { fields: texts, queries: [word] };
    const byBeginning = word.length >= 3 && !isFound(inTexts);
    const written = anyOf([
      { fields: names, queries: [word], prefix: true },
      { ...inTexts, prefix: byBeginning },
    ]);
    if (word.length < 4 || isFound(written)) return written;
    const meant = anyOf([
      { fields: names, queries: [word], fuzzy: word.length < 6 ? 1 : 2 },
      { fields: names, queries: withTwoLettersSwapped(word), prefix: true },
    ]);
    if (word.length < 6 || isFound(meant)) return meant;
    return { fields: texts, queries: [word], fuzzy: 1 };
  };

  return (words) => {
    const telling = words.filter((word) => !ignored.includes(word));
    if (telling.length === 0) return undefined;
    const readings = [telling, ...joinedNeighbours(telling)].map((reading) => reading.map(queryOf));
    const all = engine.search(anyOf(readings.map((queries) => ({ combineWith: 'AND', queries }))));
    const some = all.length > 0 ? [] : engine.search(anyOf(telling.map(queryOf)));
    const found = [...all, ...some].flatMap(({ id, terms }) => {
      const course = byPath.get(String(id));
      return course ? [{ course, terms }] : [];
    });
    return all.length > 0
      ? { courses: found.map(withModule), holdAll: true }
      : {
          courses: found.filter(isByName).map(({ course: { path } }) => ({ path })),
          holdAll: false,
        };
  };
}

interface Found {
  readonly course: SearchedCourse;
  /** The words of the course that were found. */
  readonly terms: readonly string[];
}

const names = ['title', 'soughtAs'];
const texts = ['promise', 'modules', 'points'];
const boost = { title: 100, soughtAs: 40, promise: 10, modules: 3, points: 1 };

function anyOf(queries: Query[]): Query {
  return { combineWith: 'OR', queries };
}

function titlesOf({ modules = [] }: SearchedCourse): string[] {
  return modules.map(([title]) => title);
}

function isByName({ course, terms }: Found): boolean {
  const words = wordsOfName(course);
  return terms.some((term) => words.has(term));
}

/** With the module whose title holds most of the words that the tile does not show. */
function withModule({ course, terms }: Found): FoundCourses['courses'][number] {
  const shown = asTerms([...wordsOfName(course), ...findableWords(course.promise ?? '')]);
  const hidden = new Set(terms.filter((term) => !shown.has(term)));
  const { path, modules = [] } = course;
  const held = modules.map(([title, id], position) => ({
    module: { number: position + 1, title, id },
    words: [...asTerms(findableWords(title))].filter((term) => hidden.has(term)).length,
  }));
  const [best] = held.sort((one, other) => other.words - one.words);
  return best && best.words > 0 ? { path, module: best.module } : { path };
}

function wordsOfName({ title, soughtAs = '' }: SearchedCourse): Set<string> {
  return asTerms([...title.split('\n').flatMap(nameWords), ...findableWords(soughtAs)]);
}

function asTerms(words: Iterable<string>): Set<string> {
  return new Set([...words].map(singular));
}

/** "java script" also as "javascript", "auto cad" as "autocad": each with two neighbours written as one. */
function joinedNeighbours(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
}

function withTwoLettersSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );
}

/**
 * The words of a text in lower case and without accents. `C++`, `C#`, `.NET` and `Node.js` are words,
 * and so are the ways in which they are spoken: "c sharp" is `c#`.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const written = spoken.reduce((result, [way, name]) => result.replaceAll(way, name), plain);
  return written.match(/\.?[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?/gu) ?? [];
}

/** The words that a text can be found by: its own, and of `asp.net` also `aspnet`, `asp`, `net` and `.net`. */
export function findableWords(text: string): string[] {
  return [...new Set(searchWords(text).flatMap(formsOf))];
}

/** As `findableWords`, and words written as one: "full stack java" is also found by `fullstack` and `stackjava`. */
function nameWords(name: string): string[] {
  const words = searchWords(name);
  const joined = words.map((_, start) => words.slice(start).join(''));
  return [...new Set([...findableWords(name), ...joined])];
}

/** The word without a plural's s: what "joins" and "join" have in common. */
function singular(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bc[\s-]*sharp\b|\bc\s+#/g, 'c#'],
  [/\bc[\s-]*plus[\s-]*plus\b|\bcpp\b|\bc\s+\+\+/g, 'c++'],
  [/\bdot[\s-]*net\b/g, '.net'],
];

function formsOf(word: string): string[] {
  const isDottedName = word.includes('.') && /\p{L}/u.test(word);
  if (!isDottedName) return [word];
  const parts = word.split('.').filter((part) => part !== '');
  return [word, parts.join(''), ...parts, ...parts.slice(1).map((part) => `.${part}`)];
}
