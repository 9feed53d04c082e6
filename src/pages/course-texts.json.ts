import { content } from '../content/site-content.ts';
import { courseTexts } from '../features/courses/course-index.ts';

/** The texts of all syllabi. The course filter fetches the texts together with the names. */
export function GET(): Response {
  return Response.json(courseTexts(content));
}
