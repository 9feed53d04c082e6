import { content } from '../content/site-content.ts';
import { courseIndex } from '../features/courses/course-index.ts';

/** The words of all syllabi. The course filter fetches the words when a visitor begins to type. */
export function GET(): Response {
  return Response.json(courseIndex(content));
}
