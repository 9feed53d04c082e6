import type { Catalogue, Course } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';

/** The words of a syllabus, and the marks of practices and projects. */
export type CourseWords = SyllabusWords & Pick<Catalogue, 'marks'>;

/** The props of every part of a course's page. */
export interface CourseProps {
  readonly course: Course;
  readonly words: CourseWords;
}
