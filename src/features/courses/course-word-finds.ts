import { nearestWords, type EditLimit } from './nearest-words.ts';
import { nameWords, singular } from './course-search-words.ts';
import { type CoursePart, type CourseWordIndex, partAt } from './course-word-index.ts';

/** A course as the catalogue's tile shows it. */
export interface NamedCourse {
  readonly path: string;
  readonly name: string;
}

/** How a part of a course holds a word: as it is, within a longer one, or but for a typing slip. */
export interface WordFind {
  readonly part: CoursePart;
  readonly how: 'whole' | 'beginning' | 'end' | 'slip';
}

/** What holds a word, by the course's path. */
export type WordFinds = ReadonlyMap<string, readonly WordFind[]>;

interface WordFinder {
  readonly find: (word: string) => WordFinds;
  readonly isName: (word: string) => boolean;
}

/**
 * Looks up words. One is found in a name whole, by its beginning or by its end (`script` in "Javascript"), in a
 * syllabus whole, or else by its beginning; a word that is nowhere counts as the nearest that is somewhere.
 */
export function wordFinder(
  courses: readonly NamedCourse[],
  index: CourseWordIndex | undefined,
): WordFinder {
  const names: Vocabulary = new Map();
  const texts: Vocabulary = new Map();
  for (const { name, path } of courses) {
    for (const word of nameWords(name)) note(names, word, { path, part: 'title' });
  }
  for (const [word, places] of Object.entries(index?.words ?? {})) {
    for (const { course, part } of places.map(partAt)) {
      const path = index?.courses[course]?.path ?? '';
      note(part === 'title' || part === 'soughtAs' ? names : texts, word, { path, part });
    }
  }
  return {
    find: (word) => {
      const written = [...inNames(word, names), ...inTexts(word, texts)];
      return byPath(written.length > 0 ? written : meant(word, names, texts));
    },
    isName: (word) => names.has(word),
  };
}

interface Occurrence {
  readonly path: string;
  readonly part: CoursePart;
}

type Found = Occurrence & WordFind;
type Vocabulary = Map<string, Occurrence[]>;

function note(vocabulary: Vocabulary, word: string, occurrence: Occurrence) {
  const occurrences = vocabulary.get(word);
  if (occurrences) occurrences.push(occurrence);
  else vocabulary.set(word, [occurrence]);
}

function inNames(word: string, names: Vocabulary): Found[] {
  return occurrencesOf(names, (name) => {
    if (singular(name) === singular(word)) return 'whole';
    if (name.startsWith(singular(word))) return 'beginning';
    return word.length >= 3 && name.endsWith(word) ? 'end' : undefined;
  });
}

function inTexts(word: string, texts: Vocabulary): Found[] {
  const whole = occurrencesOf(texts, (text) =>
    singular(text) === singular(word) ? 'whole' : undefined,
  );
  if (whole.length > 0 || word.length < 3) return whole;
  return occurrencesOf(texts, (text) =>
    text.startsWith(singular(word)) ? 'beginning' : undefined,
  );
}

/** Names forgive more than syllabi, whose many words are near to one another, and their beginnings count too. */
function meant(word: string, names: Vocabulary, texts: Vocabulary): Found[] {
  const near = (candidates: Iterable<string>, limit: EditLimit) =>
    new Set(nearestWords(word, candidates, limit));
  const wholeNames = near(names.keys(), maxEditsInNames);
  if (wholeNames.size > 0) return slipsIn(names, (name) => wholeNames.has(name));
  const beginning = (name: string) => name.slice(0, word.length);
  const beginnings = near([...names.keys()].map(beginning), maxEditsInBeginnings);
  if (beginnings.size > 0) return slipsIn(names, (name) => beginnings.has(beginning(name)));
  const inSyllabi = near(texts.keys(), maxEditsInTexts);
  return slipsIn(texts, (text) => inSyllabi.has(text));
}

const maxEditsInNames: EditLimit = (letters) => (letters < 6 ? 1 : 2);
const maxEditsInBeginnings: EditLimit = (letters) => (letters < 5 ? 0 : maxEditsInNames(letters));
const maxEditsInTexts: EditLimit = (letters) => (letters < 6 ? 0 : 1);

function slipsIn(vocabulary: Vocabulary, isMeant: (word: string) => boolean): Found[] {
  return occurrencesOf(vocabulary, (word) => (isMeant(word) ? 'slip' : undefined));
}

function occurrencesOf(
  vocabulary: Vocabulary,
  howHeld: (word: string) => WordFind['how'] | undefined,
): Found[] {
  return [...vocabulary].flatMap(([word, occurrences]) => {
    const how = howHeld(word);
    return how === undefined ? [] : occurrences.map((occurrence) => ({ ...occurrence, how }));
  });
}

function byPath(found: readonly Found[]): WordFinds {
  const finds = new Map<string, WordFind[]>();
  for (const { path, part, how } of found) {
    const others = finds.get(path);
    if (others) others.push({ part, how });
    else finds.set(path, [{ part, how }]);
  }
  return finds;
}
