import { isCourseFile } from '../files/content-files.ts';
import { problemAt, sortProblems, type Problem } from '../problems/problem.ts';
import { parseCourseFile } from '../syllabus/parse-course-file.ts';

/**
 * The dates of batches that have begun, which no page shows any more. They are for the editor to know and no
 * faults.
 *
 * @param files the texts by path below `content/`
 * @param today as `2026-12-07`
 */
export function pastBatches(files: ReadonlyMap<string, string>, today: string): Problem[] {
  const courses = [...files].filter(([file]) => isCourseFile(file));
  return sortProblems(
    courses.flatMap(([file, text]) => {
      const { frontMatter, placeOf } = parseCourseFile(file, text);
      const batch = frontMatter?.nextBatch;
      if (batch === undefined || batch >= today) return [];
      const message = `the batch of ${batch} has begun, so the site no longer shows this date`;
      const fix = 'put the date of the next batch, or take the line out';
      return [problemAt(file, placeOf(['nextBatch']), message, fix)];
    }),
  );
}
