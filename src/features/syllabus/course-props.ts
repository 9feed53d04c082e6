import type { Catalogue, Course } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';

/** The words of a syllabus, and those before what one builds. */
export type CourseWords = SyllabusWords & Pick<Catalogue, 'marks'>;

/** What every part of a course's page is given. */
export interface CourseProps {
  readonly course: Course;
  readonly words: CourseWords;
}
