import { Fragment, type ReactNode } from 'react';
import type { CourseLink } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { Container } from '../../ui/section.tsx';
import { FamilySheet } from './course-sheet.tsx';
import { SignDefinitions } from './signs.tsx';
import type { CourseProps } from './syllabus-hero.tsx';
import { SyllabusModules } from './syllabus-modules.tsx';

/** What is before the course, after it, and in it, along one line that begins at the hero's edge. */
export function Syllabus({ course, words }: CourseProps) {
  return (
    <div className="syllabus">
      <SignDefinitions />
      <CourseEnds course={course} words={words} />
      <FamilySheet course={course} words={words} />
      <SyllabusModules course={course} words={words} />
    </div>
  );
}

/** What one should know before the course, and what one can do after it. */
function CourseEnds({ course, words }: CourseProps) {
  return (
    <Container className="py-4 md:py-8 print:max-w-none print:px-0 print:py-2">
      <div className="beside-line grid gap-4 md:grid-cols-2 md:gap-8 print:grid-cols-[2fr_3fr] print:gap-8">
        <End heading={words.before}>
          {course.prerequisites.map((courses) => (
            <li key={courses.map(({ path }) => path).join()}>
              <Prerequisite courses={courses} words={words} />
            </li>
          ))}
          {course.before.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </End>
        <End heading={words.afterwards}>
          {course.afterwards.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </End>
      </div>
    </Container>
  );
}

function End({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl max-md:text-lg">{heading}</h2>
      <ul className="syllabus-points mt-1.5 text-muted max-md:text-sm/[1.35] md:mt-2.5 md:leading-[1.5] print:mt-1 print:text-ink">
        {children}
      </ul>
    </section>
  );
}

interface PrerequisiteProps {
  /** One course, or several of which one is enough. */
  readonly courses: readonly CourseLink[];
  readonly words: Pick<SyllabusWords, 'needs' | 'needsOneOf'>;
}

/** What one needs before, as a sentence with a link to each course. */
function Prerequisite({ courses, words }: PrerequisiteProps) {
  const sentence = courses.length === 1 ? words.needs : words.needsOneOf;
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before}
      {courses.map(({ path, title }, position) => (
        <Fragment key={path}>
          {position > 0 && ', '}
          <LinkTo course={{ path, title }} />
        </Fragment>
      ))}
      {after}
    </>
  );
}

/** Where to go from here: related courses, and the neighbours in the group. */
export function RelatedCourses({ course, words }: CourseProps) {
  return (
    <Container className="py-12 md:py-14 print:hidden">
      <div className="grid gap-8 lg:grid-cols-12">
        <section className="lg:col-span-7">
          <h2>{words.related}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {course.related.map((reference) => (
              <li key={reference.path}>
                <LinkTo course={reference} />
              </li>
            ))}
          </ul>
        </section>
        <nav
          aria-label={words.neighbours}
          className="flex flex-wrap gap-x-8 gap-y-3 lg:col-span-5 lg:flex-col lg:items-end"
        >
          {(['previous', 'next'] as const).map((side) => {
            const neighbour = course[side];
            return (
              neighbour && (
                <p key={side}>
                  <span className="mr-2 text-muted">{words[side]}</span>
                  <LinkTo course={neighbour} />
                </p>
              )
            );
          })}
        </nav>
      </div>
    </Container>
  );
}

function LinkTo({ course: { path, title } }: { readonly course: CourseLink }) {
  return (
    <a href={encodeURI(`/courses/${path}`)} className="underlined-link">
      {title}
    </a>
  );
}
