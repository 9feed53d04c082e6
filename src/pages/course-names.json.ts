import { content } from '../content/site-content.ts';
import { courseNames } from '../features/courses/course-index.ts';

/** The names of all courses. The course filter fetches the names when a visitor begins to type. */
export function GET(): Response {
  return Response.json(courseNames(content));
}
