import type { CourseModule } from './content.ts';

export interface CourseCounts {
  readonly modules: number;
  readonly practices: number;
  readonly projects: number;
}

/** How much of each there is in some modules. */
export function courseCounts(modules: readonly CourseModule[]): CourseCounts {
  const kinds = modules.flatMap(({ points }) => points.map(({ kind }) => kind));
  const count = (wanted: 'practice' | 'project') => kinds.filter((kind) => kind === wanted).length;
  return { modules: modules.length, practices: count('practice'), projects: count('project') };
}

/** A number and what it counts, such as `7 practices`. */
export function countedText(count: number, words: { one: string; many: string }): string {
  return `${count} ${count === 1 ? words.one : words.many}`;
}
