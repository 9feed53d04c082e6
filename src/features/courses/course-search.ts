import { type NamedCourse, wordFinder, type WordFinds } from './course-word-finds.ts';
import { type FoundModule, moduleOf, scoreOf } from './course-rank.ts';
import type { CourseWordIndex } from './course-word-index.ts';

export interface FoundCourse {
  readonly path: string;
  /** Where the words are that the tile does not show. */
  readonly module?: FoundModule;
}

export interface FoundCourses {
  /** The best first. */
  readonly courses: readonly FoundCourse[];
  /** False where no course holds all the words: then these are the courses whose names hold some of them. */
  readonly holdAll: boolean;
}

/** The courses for these words; undefined where the words say nothing of a course. */
export type CourseSearch = (words: readonly string[]) => FoundCourses | undefined;

/**
 * A search in names and syllabi, or in names only where there is no index. A title counts more than what else
 * visitors call the course, this more than the promise, then come the modules' titles and at last their points.
 */
export function courseSearch(
  courses: readonly NamedCourse[],
  index?: CourseWordIndex,
): CourseSearch {
  const { find, isName } = wordFinder(courses, index);
  const ignored = new Set(index?.ignored);
  return (words) => {
    const telling = words.filter((word) => !ignored.has(word));
    if (telling.length === 0) return undefined;
    const joined = withJoinedNames(telling, isName);
    const readings = (joined.length < telling.length ? [telling, joined] : [telling]).map((all) =>
      all.map(find),
    );
    const answers = readings.map((finds) =>
      courses
        .filter(({ path }) => finds.every((found) => found.has(path)))
        .map((course) => answerOf(course, finds, index)),
    );
    const best = bestFirst(answers.flat());
    if (best.length > 0) return { courses: best, holdAll: true };
    const [finds = []] = readings;
    const some = holdersOfSome(courses, finds).map((course) => answerOf(course, finds, index));
    return { courses: bestFirst(some), holdAll: false };
  };
}

interface Answer extends FoundCourse {
  readonly score: number;
}

function answerOf(
  course: NamedCourse,
  finds: readonly WordFinds[],
  index: CourseWordIndex | undefined,
): Answer {
  const { path } = course;
  return { path, ...moduleOf(path, finds, index), score: scoreOf(course, finds) };
}

/** Each course once, by its better answer; of equals the one that the catalogue lists first. */
function bestFirst(answers: readonly Answer[]): FoundCourse[] {
  const byScore = [...answers].sort((one, other) => other.score - one.score);
  const isFirst = ({ path }: Answer, position: number) =>
    byScore.findIndex((answer) => answer.path === path) === position;
  return byScore.filter(isFirst).map(({ score: _, ...course }) => course);
}

/** "java script" as "javascript", "auto cad" as "autocad". */
function withJoinedNames(
  words: readonly string[],
  isName: (word: string) => boolean,
): readonly string[] {
  const isJoined = (at: number) =>
    at >= 0 && at < words.length - 1 && isName(`${words[at]}${words[at + 1]}`);
  return words.flatMap((word, at) => {
    if (isJoined(at)) return [`${word}${words[at + 1]}`];
    return isJoined(at - 1) ? [] : [word];
  });
}

/** The courses that hold the most of the words, and at least one of them by name. */
function holdersOfSome(
  courses: readonly NamedCourse[],
  finds: readonly WordFinds[],
): readonly NamedCourse[] {
  const held = courses
    .filter(({ path }) => finds.some((found) => found.get(path)?.some(isInName) === true))
    .map((course) => ({ course, words: finds.filter((found) => found.has(course.path)).length }));
  const most = Math.max(0, ...held.map(({ words }) => words));
  return held.filter(({ words }) => words === most).map(({ course }) => course);
}

function isInName({ part }: { readonly part: unknown }): boolean {
  return part === 'title' || part === 'soughtAs';
}
