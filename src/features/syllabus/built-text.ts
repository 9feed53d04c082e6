import type { CourseModule } from '../../content/content.ts';
import { countedText, courseCounts } from '../../content/course-counts.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';

/** What one builds in some modules, such as `4 practices · 2 projects`. */
export function builtText(modules: readonly CourseModule[], words: SyllabusWords): string {
  const counts = courseCounts(modules);
  return (['practices', 'projects'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => countedText(counts[name], words[name]))
    .join(' · ');
}
