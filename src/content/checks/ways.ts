import type { ContentFiles } from '../files/content-files.ts';
import { problemAt, type Place, type Problem } from '../problems/problem.ts';
import type { WaysFile } from '../schemas/ways.ts';
import type { CourseFile } from '../syllabus/parse-course-file.ts';
import type { FieldPath } from '../yaml/yaml-places.ts';
import { namedTwice, unknownCourse, type CourseIndex } from './course-index.ts';

/** Ways with a course that does not exist, is there twice, or comes before one that it needs. */
export function wayProblems(index: CourseIndex, { ways }: ContentFiles): Problem[] {
  const seen = new Set<string>();
  return (ways.value?.ways ?? []).flatMap((way, position) => {
    const at = (...path: FieldPath) => ways.placeOf(['ways', position, ...path]);
    const stops = way.stops.map(({ course }, stop) => ({
      path: course,
      place: at('stops', stop, 'course'),
      away: 'delete this stop',
    }));
    const others = way.otherwise.flatMap(({ courses }, other) => [
      courses.map((path, course) => ({
        path,
        place: at('otherwise', other, 'courses', course),
        away: 'delete this sentence with its courses',
      })),
    ]);
    const isTwice = seen.has(way.id);
    seen.add(way.id);
    return [
      ...(isTwice ? [idTwice(ways.file, at('id'), way.id)] : []),
      ...[stops, ...others].flatMap((row) => rowProblems(ways.file, row, index)),
      ...way.otherwise.flatMap((sentence, other) =>
        blankProblems(ways.file, at('otherwise', other, 'text'), sentence),
      ),
    ];
  });
}

interface Stop {
  readonly path: string;
  readonly place: Place;
  /** What to do if no course is meant any more. */
  readonly away: string;
}

function rowProblems(file: string, row: readonly Stop[], index: CourseIndex): Problem[] {
  const done = new Set<CourseFile>();
  return row.flatMap(({ path, place, away }) => {
    const course = index.get(path);
    if (course === undefined) return [unknownCourse(file, place, path, index, away)];
    if (done.has(course)) return [namedTwice(file, place, path)];
    const missing = missingBefore(course, done, index);
    done.add(course);
    return missing === undefined ? [] : [tooEarly(file, place, path, missing)];
  });
}

/** The first prerequisite that none of the courses done is, as it is written in the course's file. */
function missingBefore(
  { frontMatter }: CourseFile,
  done: ReadonlySet<CourseFile>,
  index: CourseIndex,
): string | undefined {
  const entry = frontMatter?.prerequisites?.find(
    (paths) => ![paths].flat().some((path) => isDone(index.get(path), done)),
  );
  return entry === undefined ? undefined : [entry].flat().join(' or ');
}

function isDone(course: CourseFile | undefined, done: ReadonlySet<CourseFile>): boolean {
  return course !== undefined && done.has(course);
}

function tooEarly(file: string, place: Place, path: string, missing: string): Problem {
  const message = `\`${path}\` needs \`${missing}\` before it, which this way has not reached`;
  return problemAt(file, place, message, `put \`${missing}\` before it, or take it out`);
}

function idTwice(file: string, place: Place, id: string): Problem {
  return problemAt(file, place, `two ways have the id \`${id}\``, 'give one another id');
}

/** A sentence whose blanks are not one for each course. */
function blankProblems(
  file: string,
  place: Place,
  { text, courses }: WaysFile['ways'][number]['otherwise'][number],
): Problem[] {
  const written = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name).toSorted();
  const expected = courses.map((_, position) => String(position + 1));
  if (written.join() === expected.join()) return [];
  const blanks = expected.map((name) => `{${name}}`).join(', ');
  const message = `this sentence must hold ${blanks}, one for each of its courses, and no others`;
  return [problemAt(file, place, message, 'write each where the name of the course belongs')];
}
