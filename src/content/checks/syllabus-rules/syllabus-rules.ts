import type { CatalogueFile } from '../../schemas/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { CourseFile } from '../../syllabus/parse-course-file.ts';
import { courseShapeProblems } from './course-shape.ts';
import { moduleCountProblems } from './module-counts.ts';
import { namedCourseProblems } from './named-courses.ts';
import { practiceNounProblems } from './practice-nouns.ts';
import { settingProblems } from './settings.ts';

type Rules = Pick<CatalogueFile, 'marks' | 'commonNouns'>;

/** From so many courses on a catalogue is large enough to become monotonous. */
const largeCatalogue = 20;

/**
 * What keeps 29 syllabi from being one syllabus 29 times, beyond what a page needs to be right: the shape
 * of each course, and in a large catalogue lengths that differ and settings that do not come back again and again.
 *
 * @param courses as they were read; those of a faulty catalogue may be left out
 */
export function syllabusRuleProblems(
  courses: readonly CourseFile[],
  { marks, commonNouns }: Rules,
): Problem[] {
  const isLarge = courses.length >= largeCatalogue;
  return [
    ...courses.flatMap((course) => courseShapeProblems(course, marks)),
    ...namedCourseProblems(courses),
    ...(isLarge ? moduleCountProblems(courses) : []),
    ...(isLarge ? settingProblems(courses) : []),
    ...(isLarge ? practiceNounProblems(courses, marks, commonNouns) : []),
  ];
}
