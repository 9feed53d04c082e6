import type { CatalogueFile } from '../../schemas/catalogue.ts';
import { sortProblems, type Problem } from '../../problems/problem.ts';
import { isCourseFile } from '../../files/content-files.ts';
import { parseCourseFile, type CourseFile } from '../../syllabus/parse-course-file.ts';
import { courseShapeProblems } from './course-shape.ts';
import { moduleCountProblems } from './module-counts.ts';
import { namedCourseProblems } from './named-courses.ts';
import { practiceNounProblems } from './practice-nouns.ts';
import { settingProblems } from './settings.ts';

/** Applies the rules to the course files among the texts by path below `content/`; call it with sound files only. */
export function checkSyllabi(files: ReadonlyMap<string, string>, catalogue: Rules): Problem[] {
  const courses = [...files].filter(([file]) => isCourseFile(file));
  return syllabusRuleProblems(
    courses.map(([file, text]) => parseCourseFile(file, text)),
    catalogue,
  );
}

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
  return sortProblems([
    ...courses.flatMap((course) => courseShapeProblems(course, marks)),
    ...namedCourseProblems(courses),
    ...(isLarge ? moduleCountProblems(courses) : []),
    ...(isLarge ? settingProblems(courses) : []),
    ...(isLarge ? practiceNounProblems(courses, marks, commonNouns) : []),
  ]);
}
