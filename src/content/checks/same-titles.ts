import { problemAt, type Problem } from '../problems/problem.ts';
import type { CourseFile } from '../syllabus/parse-course-file.ts';

/** Courses that bear the title of another, whatever the case of the letters. */
export function sameTitleProblems(courses: readonly CourseFile[]): Problem[] {
  const owners = new Map<string, string>();
  return courses.flatMap(({ file, frontMatter, placeOf }) => {
    if (frontMatter === undefined) return [];
    const title = frontMatter.title.toLowerCase();
    const owner = owners.get(title);
    if (owner === undefined) {
      owners.set(title, file);
      return [];
    }
    const message = `\`${frontMatter.title}\` is also the title of content/${owner}`;
    return [problemAt(file, placeOf(['title']), message, 'give each course a title of its own')];
  });
}
