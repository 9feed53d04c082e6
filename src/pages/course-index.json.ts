import { content } from '../content/site-content.ts';
import { courseIndex } from '../features/courses/course-index.ts';

/** The words of all syllabi, which the course filter fetches when the first word is typed. */
export function GET(): Response {
  return Response.json(courseIndex(content));
}
