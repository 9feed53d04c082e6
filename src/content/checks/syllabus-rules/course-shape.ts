import { fileStart, problemAt, type Place, type Problem } from '../../problems/problem.ts';
import type { PointMarks } from '../../schemas/catalogue.ts';
import type { CourseFile } from '../../syllabus/parse-course-file.ts';

/** What one course lacks: its promise, its phases, and a final project that says how it is judged. */
export function courseShapeProblems(course: CourseFile, marks: PointMarks): Problem[] {
  const { file, frontMatter, phases, modules } = course;
  const problem = (place: Place, message: string, fix: string) =>
    problemAt(file, place, message, fix);
  const last = modules.at(-1);
  const lacks = (['project', 'handIn', 'judgedOn'] as const).filter(
    (mark) => !last?.points.some(({ text }) => text.startsWith(`${marks[mark]}:`)),
  );
  return [
    ...(frontMatter !== undefined && frontMatter.promise === undefined
      ? [
          problem(
            fileStart,
            'the field `promise` is missing',
            'add `promise: …`, one line for the tile',
          ),
        ]
      : []),
    ...(phases.length === 0 && modules[0]
      ? [problem(modules[0].title, 'the course has no phases', threePhases)]
      : []),
    ...lacks.map((mark) =>
      problem(
        last?.title ?? fileStart,
        `the last module has no point \`${marks[mark]}: …\``,
        fixes[mark],
      ),
    ),
  ];
}

const threePhases =
  'group its modules: 3 to 6 lines of `## Phase name`, and `### ` for each module';

const fixes = {
  project: 'end the course with its final project',
  handIn: 'say what is handed in',
  judgedOn: 'say what the project is judged on',
};
