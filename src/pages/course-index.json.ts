import { content } from '../content/site-content.ts';
import { courseSearchIndex } from '../features/courses/course-search-index.ts';

/** The words of all syllabi, which the course filter fetches when it is first touched. */
export function GET(): Response {
  return Response.json(courseSearchIndex(content.catalogue));
}
