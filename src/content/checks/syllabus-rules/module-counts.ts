import { fileStart, problemAt, type Problem } from '../../problems/problem.ts';
import type { CourseFile } from '../../syllabus/parse-course-file.ts';

/** How many courses may have the same number of modules. */
const mostAlike = 6;
/** How many different numbers there must be. */
const leastNumbers = 9;

/** A course is as long as its subject, so a large catalogue has courses of many lengths. */
export function moduleCountProblems(courses: readonly CourseFile[]): Problem[] {
  const byCount = Map.groupBy(courses, ({ modules }) => modules.length);
  const alike = [...byCount].filter(([, those]) => those.length > mostAlike);
  const problems = alike.map(([count, those]) => {
    const message = `${those.length} courses have ${count} modules: ${paths(those)}`;
    return problemAt('courses.yaml', fileStart, message, fix);
  });
  if (byCount.size >= leastNumbers) return problems;
  const message = `the courses have only ${byCount.size} different numbers of modules, not ${leastNumbers}`;
  return [...problems, problemAt('courses.yaml', fileStart, message, fix)];
}

const fix = 'let each subject decide how many modules it needs: split or join some';

function paths(courses: readonly CourseFile[]): string {
  return courses.map(({ path }) => path).join(', ');
}
