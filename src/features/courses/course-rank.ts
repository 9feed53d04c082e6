import { searchWords } from './course-search-words.ts';
import type { NamedCourse, WordFind, WordFinds } from './course-word-finds.ts';
import type { CoursePart, CourseWordIndex } from './course-word-index.ts';

/** A module of a course, to say where a word is. */
export interface FoundModule {
  /** Its place in the course, from 1. */
  readonly number: number;
  readonly title: string;
  /** Its anchor on the course's page. */
  readonly id: string;
}

/** How well a course answers the words, of each of which `finds` says what holds it. */
export function scoreOf({ path, name }: NamedCourse, finds: readonly WordFinds[]): number {
  const best = finds.map((found) => Math.max(0, ...(found.get(path) ?? []).map(weightOf)));
  const inTitle = finds.filter((found) => found.get(path)?.some(isWholeInTitle)).length;
  const share = inTitle / Math.max(inTitle, searchWords(name).length, 1);
  return best.reduce((sum, weight) => sum + weight, share * weights.title);
}

/** The module that holds most of the words which the course's tile does not show. */
export function moduleOf(
  path: string,
  finds: readonly WordFinds[],
  index: CourseWordIndex | undefined,
): { readonly module?: FoundModule } {
  const modules = new Map<number, number>();
  for (const found of finds.map((each) => each.get(path) ?? [])) {
    if (found.some(({ part }) => typeof part === 'string')) continue;
    for (const find of found) {
      if (typeof find.part === 'string') continue;
      const { module } = find.part;
      modules.set(module, (modules.get(module) ?? 0) + weightOf(find));
    }
  }
  const [best] = [...modules].sort(([, one], [, other]) => other - one);
  if (best === undefined) return {};
  const [position] = best;
  const course = index?.courses.find((candidate) => candidate.path === path);
  const [title, id] = course?.modules[position] ?? [];
  if (title === undefined || id === undefined) return {};
  return { module: { number: position + 1, title, id } };
}

const weights = { title: 1000, soughtAs: 400, promise: 100, moduleTitle: 10, points: 1 };

/** Whether a word is there whole counts less than where it is. */
const shares = { whole: 1, slip: 0.9, beginning: 0.7, end: 0.6 };

function weightOf({ part, how }: WordFind): number {
  return weights[placeName(part)] * shares[how];
}

function placeName(part: CoursePart): keyof typeof weights {
  if (typeof part === 'string') return part;
  return part.in === 'title' ? 'moduleTitle' : 'points';
}

function isWholeInTitle({ part, how }: WordFind): boolean {
  return part === 'title' && how === 'whole';
}
