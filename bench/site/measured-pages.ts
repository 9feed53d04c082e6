import { loadContent } from '../../src/content/load-content.ts';
import { formatProblems } from '../../src/content/problems/problem.ts';

export interface MeasuredPage {
  readonly name: string;
  /** As a browser asks for it: `/courses/Java%20Script`. */
  readonly path: string;
  /** What is there only when the page has all its content, as a selector. */
  readonly restsWhen?: string;
}

export interface MeasuredPages {
  readonly home: MeasuredPage;
  readonly courses: MeasuredPage;
  /** The syllabus with the most modules. */
  readonly syllabus: MeasuredPage;
  readonly gallery: MeasuredPage;
  readonly validator: MeasuredPage;
}

/** @throws Error with every fault, when the content has any */
export async function measuredPages(): Promise<MeasuredPages> {
  const { content, problems, files } = await loadContent('content');
  if (!content) throw new Error(formatProblems(problems, files));
  return {
    home: { name: 'Home', path: '/' },
    courses: { name: 'Courses', path: '/courses' },
    syllabus: longestSyllabus(content.courses),
    gallery: { name: 'Gallery', path: '/gallery' },
    validator: { name: 'Validator', path: '/SearchById', restsWhen: 'main form input' },
  };
}

/** The page of the course with the most modules; of several, the first. */
export function longestSyllabus(courses: readonly CourseLength[]): MeasuredPage {
  const [longest] = courses.toSorted((a, b) => b.modules.length - a.modules.length);
  if (!longest) throw new Error('There is no course to measure.');
  return { name: longest.title, path: encodeURI(`/courses/${longest.path}`) };
}

interface CourseLength {
  readonly path: string;
  readonly title: string;
  readonly modules: readonly unknown[];
}
