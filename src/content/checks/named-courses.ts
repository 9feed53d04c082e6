import { problemAt, type Problem } from '../problems/problem.ts';
import type { CourseFile } from '../syllabus/parse-course-file.ts';
import { indexCourses } from './course-index.ts';

/** Points of "Before you start" that name one of our courses which `prerequisites` does not: they are no links. */
export function namedCourseProblems(courses: readonly CourseFile[]): Problem[] {
  const index = indexCourses(courses);
  return courses.flatMap((course) => {
    const { file, before, frontMatter } = course;
    const needed = (frontMatter?.prerequisites ?? []).flat().map((path) => index.get(path));
    const others = courses.filter((other) => other !== course && !needed.includes(other));
    return before.flatMap((point) =>
      others.flatMap((other) => {
        const found = namesOf(other).find((name) => names(point.text, name));
        if (found === undefined) return [];
        const place = { line: point.line, column: point.column + point.text.indexOf(found) };
        const message = `this point names our course \`${found}\`, which \`prerequisites\` does not`;
        const fix = `add \`${other.path}\` to \`prerequisites\`, from which the page makes a link, and take it out here`;
        return [problemAt(file, place, message, fix)];
      }),
    );
  });
}

function namesOf({ frontMatter }: CourseFile): string[] {
  return frontMatter === undefined ? [] : [frontMatter.title, frontMatter.tile];
}

/** Whether the name is in the text as a word, so that C is found in neither C++ nor CSS. */
function names(text: string, name: string): boolean {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.])${literal}(?![\w+#]|\.\w)`).test(text);
}
