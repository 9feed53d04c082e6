import type { CourseLeaf } from 'schema-dts';
import type { Course, CourseLink } from '../content/content.ts';
import type { Academy } from '../content/schemas/academy.ts';
import type { Level } from '../content/schemas/course.ts';
import { fullAddress } from '../content/addresses/site-address.ts';
import { academyReference } from './academy.ts';

/**
 * A course as a Course of schema.org, with the titles of its phases, or of its modules where it has
 * none: more would only repeat what the page says already. Prices, dates and ratings are left out, since the
 * site knows none.
 *
 * @param levels what visitors read for each level
 */
export function courseData(
  course: Course,
  academy: Academy,
  levels: Readonly<Record<Level, string>>,
): CourseLeaf {
  return {
    ...courseSummary(course, academy),
    inLanguage: 'en-IN',
    educationalLevel: levels[course.level],
    coursePrerequisites: [...course.prerequisites.map(anyOf), ...course.before],
    teaches: course.afterwards,
    syllabusSections: (course.phases.length > 0 ? course.phases : course.modules).map(
      ({ title }, index) => ({
        '@type': 'Syllabus',
        position: index + 1,
        name: title,
      }),
    ),
  };
}

/** Courses of which one is enough. */
function anyOf(courses: readonly CourseLink[]): string {
  return courses.map(({ title }) => title).join(' / ');
}

/** What a list of courses says about each: its name, description and provider. */
export function courseSummary(course: Course, academy: Academy) {
  return {
    '@type': 'Course',
    url: fullAddress(academy.siteUrl, `/courses/${course.path}`),
    name: course.title,
    description: course.description,
    provider: academyReference(academy),
  } as const satisfies CourseLeaf;
}
