/** Which words are in which syllabi, as `/course-index.json` holds it. */
export interface CourseWordIndex {
  readonly courses: readonly IndexedCourse[];
  /** Each word with its places; `partAt` says what a place is. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** Words that say nothing of a course, such as "course". */
  readonly ignored: readonly string[];
}

export interface IndexedCourse {
  /** As its tile has it. */
  readonly path: string;
  /** The title and the anchor of each. */
  readonly modules: readonly (readonly [title: string, id: string])[];
}

/** The part of a course that holds a word. */
export type CoursePart =
  | 'title'
  | 'soughtAs'
  | 'promise'
  | {
      /** Its position, from 0. */
      readonly module: number;
      readonly in: 'title' | 'points';
    };

/** A word's place as one number: the course's position in the index, and the part of it. */
export function placeOf(course: number, part: CoursePart): number {
  const number =
    typeof part === 'string'
      ? wholeCourseParts.indexOf(part)
      : wholeCourseParts.length + part.module * 2 + (part.in === 'title' ? 0 : 1);
  return course * partsOfCourse + number;
}

/** What `placeOf` made a number of. */
export function partAt(place: number): { readonly course: number; readonly part: CoursePart } {
  const course = Math.floor(place / partsOfCourse);
  const number = place % partsOfCourse;
  const ofCourse = wholeCourseParts[number];
  if (ofCourse !== undefined) return { course, part: ofCourse };
  const inModules = number - wholeCourseParts.length;
  const module = Math.floor(inModules / 2);
  return { course, part: { module, in: inModules % 2 === 0 ? 'title' : 'points' } };
}

const wholeCourseParts = ['title', 'soughtAs', 'promise'] as const;

/** Enough for 500 modules in a course, and easy to read in the file. */
const partsOfCourse = 1000;
