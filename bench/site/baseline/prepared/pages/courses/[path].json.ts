import type { APIRoute } from 'astro';
import { content } from '../../../../../../src/content/site-content.ts';

/** One file for each course, and one for each alias. */
export function getStaticPaths() {
  return content.courses.flatMap((course) =>
    [course.path, course.alias ?? []]
      .flat()
      .map((path) => ({ params: { path }, props: { course } })),
  );
}

/** A course with its whole syllabus. */
export const GET: APIRoute = ({ props }) => Response.json(props['course']);
