import type { APIRoute, GetStaticPaths } from 'astro';
import { fullAddress } from '../../content/schemas/site-address.ts';
import { content } from '../../content/site-content.ts';
import { batchCalendar } from '../../features/syllabus/batch-calendar.ts';

const { academy, courses, site } = content;

/** A calendar file for each course whose next batches are announced. */
export const getStaticPaths = (() =>
  courses.flatMap((course) => {
    const address = fullAddress(academy.siteUrl, `/courses/${course.path}`);
    const calendar = batchCalendar(course, academy, site.syllabus, address);
    return calendar === undefined ? [] : [{ params: { path: course.path }, props: { calendar } }];
  })) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => new Response(String(props['calendar']));
