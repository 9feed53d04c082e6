import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { Course } from '../../../../src/content/content.ts';
import { AskAboutCourse } from '../../../../src/features/courses/ask-about-course.tsx';
import { wirePrintButtons } from '../../../../src/features/courses/print-page.ts';
import { RelatedCourses } from '../../../../src/features/courses/related-courses.tsx';
import { SyllabusHero } from '../../../../src/features/courses/syllabus-hero.tsx';
import { Syllabus } from '../../../../src/features/courses/syllabus.tsx';
import { MissingPage } from './missing-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { academy, catalogue, site } = pages;

/** As `src/pages/courses/[path].astro`. */
export function SyllabusPage() {
  const course = useLoaderData<Course | undefined>();
  useEffect(() => wirePrintButtons(document), [course]);
  if (!course) return <MissingPage />;
  return (
    <PageFrame path={`/courses/${course.path}`}>
      <SyllabusHero course={course} words={site.syllabus} />
      <Syllabus course={course} words={site.syllabus} marks={catalogue.marks} />
      <AskAboutCourse course={course.title} academy={academy} words={site.syllabus} />
      <RelatedCourses course={course} words={site.syllabus} />
    </PageFrame>
  );
}
