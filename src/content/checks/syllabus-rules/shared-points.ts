import type { CourseFile } from '../../syllabus/parse-course-file.ts';
import type { Line } from '../../syllabus/parse-syllabus.ts';
import { problemAt, type Problem } from '../../problems/problem.ts';
import { comparable } from '../../syllabus/syllabus-problems.ts';

/** The share of its points that a course may have in common with another, word for word. */
const mostShared = 0.05;

/** Pairs of courses that repeat too much of each other, whatever the case of the letters. */
export function sharedPointProblems(courses: readonly CourseFile[]): Problem[] {
  const syllabi = courses.map((course) => ({ file: course.file, points: pointsOf(course) }));
  return syllabi.flatMap((later, position) =>
    syllabi.slice(0, position).flatMap((earlier) => {
      const shared = [...later.points].filter(([text]) => earlier.points.has(text));
      const [first] = shared;
      const smaller = Math.min(later.points.size, earlier.points.size);
      if (first === undefined || shared.length < smaller * mostShared) return [];
      return [tooMuchShared(later.file, earlier.file, first[1], shared.length)];
    }),
  );
}

function tooMuchShared(file: string, other: string, first: Line, count: number): Problem {
  const message = `${count} points are also word for word in ${other}, this one first`;
  const fix = 'reword them for this course; fewer than 5 % of its points may be shared';
  return problemAt(file, first, message, fix);
}

function pointsOf({ modules }: CourseFile): Map<string, Line> {
  const points = modules.flatMap((module) => module.points);
  return new Map(points.map((point) => [comparable(point.text), point]));
}
