import { problemAt, sortProblems, type Problem } from '../problems/problem.ts';
import type { CourseFile } from '../syllabus/parse-course-file.ts';

/**
 * The dates of batches that have begun, which no page shows any more. They are for the editor to know and no
 * faults.
 *
 * @param today as `2026-12-07`
 */
export function pastBatches(courses: readonly CourseFile[], today: string): Problem[] {
  return sortProblems(
    courses.flatMap(({ file, frontMatter, placeOf }) => {
      const batch = frontMatter?.nextBatch;
      if (batch === undefined || batch >= today) return [];
      const message = `the batch of ${batch} has begun, so the site no longer shows this date`;
      const fix = 'put the date of the next batch, or take the line out';
      return [problemAt(file, placeOf(['nextBatch']), message, fix)];
    }),
  );
}
