import { nearestWords, type EditLimit } from './nearest-words.ts';
import { nameWords, singular } from './course-search-words.ts';

/** A course as the catalogue's tile shows it. */
export interface NamedCourse {
  readonly path: string;
  readonly name: string;
}

/** Which words are in which syllabi. */
export interface CourseWordIndex {
  /** The paths of the courses as their tiles have them. */
  readonly courses: readonly string[];
  /** Each word with the positions in `courses` of those that hold it. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** Words that say nothing of a course, such as "course". */
  readonly ignored: readonly string[];
}

/** The paths of the courses that hold every one of these words; all courses if there are none. */
export type CourseSearch = (words: readonly string[]) => ReadonlySet<string>;

/**
 * A search in names and syllabi, or in names only where there is no index. A word is found in a name by its
 * beginning or its end (`script` in "Javascript"), in a syllabus as a whole, or else by its beginning; a word
 * that occurs nowhere counts as the nearest that does, within what a typing slip may change.
 */
export function courseSearch(
  courses: readonly NamedCourse[],
  index?: CourseWordIndex,
): CourseSearch {
  const names = namesVocabulary(courses);
  const texts = index ? textsVocabulary(index) : new Map<string, string[]>();

  const pathsWith = (word: string): Set<string> => {
    const written = [...pathsInNames(word, names), ...pathsInTexts(word, texts)];
    return new Set(written.length > 0 ? written : pathsMeant(word, names, texts));
  };
  const ignored = new Set(index?.ignored);
  return (words) => {
    const found = words.filter((word) => !ignored.has(word)).map(pathsWith);
    const paths = courses.map(({ path }) => path);
    return new Set(paths.filter((path) => found.every((holders) => holders.has(path))));
  };
}

type Vocabulary = ReadonlyMap<string, readonly string[]>;

function pathsInNames(word: string, names: Vocabulary): string[] {
  const isIn = (name: string) =>
    name.startsWith(singular(word)) || (word.length >= 3 && name.endsWith(word));
  return pathsOfWords(names, isIn);
}

function pathsInTexts(word: string, texts: Vocabulary): string[] {
  const whole = pathsOfWords(texts, (text) => singular(text) === singular(word));
  if (whole.length > 0 || word.length < 3) return whole;
  return pathsOfWords(texts, (text) => text.startsWith(singular(word)));
}

/** Names forgive more than syllabi, whose many words are near to one another, and their beginnings count too. */
function pathsMeant(word: string, names: Vocabulary, texts: Vocabulary): string[] {
  const wholeNames = nearestWords(word, names.keys(), maxEditsInNames);
  if (wholeNames.length > 0) return pathsOfWords(names, (name) => wholeNames.includes(name));
  const beginning = (name: string) => name.slice(0, word.length);
  const beginnings = nearestWords(word, [...names.keys()].map(beginning), maxEditsInNames);
  if (beginnings.length > 0) {
    return pathsOfWords(names, (name) => beginnings.includes(beginning(name)));
  }
  const inTexts = nearestWords(word, texts.keys(), maxEditsInTexts);
  return pathsOfWords(texts, (text) => inTexts.includes(text));
}

const maxEditsInNames: EditLimit = (letters) => (letters < 5 ? 0 : letters < 6 ? 1 : 2);
const maxEditsInTexts: EditLimit = (letters) => (letters < 6 ? 0 : 1);

function pathsOfWords(vocabulary: Vocabulary, isMeant: (word: string) => boolean): string[] {
  return [...vocabulary].flatMap(([word, paths]) => (isMeant(word) ? paths : []));
}

function namesVocabulary(courses: readonly NamedCourse[]): Vocabulary {
  const vocabulary = new Map<string, string[]>();
  for (const { name, path } of courses) {
    for (const word of nameWords(name))
      vocabulary.set(word, [...(vocabulary.get(word) ?? []), path]);
  }
  return vocabulary;
}

function textsVocabulary({ courses, words }: CourseWordIndex): Vocabulary {
  return new Map(
    Object.entries(words).map(([word, positions]) => [
      word,
      positions.flatMap((position) => courses[position] ?? []),
    ]),
  );
}
