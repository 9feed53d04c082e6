import type { ReactNode } from 'react';
import type { Course } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { Container } from '../../ui/container.tsx';
import { Prerequisite } from './prerequisite.tsx';

interface CourseEndsProps {
  readonly course: Course;
  readonly words: SyllabusWords;
}

/** What one should know before the course, and what one can do after it. */
export function CourseEnds({ course, words }: CourseEndsProps) {
  return (
    <Container className="course-ends">
      <div className="beside-line grid gap-8 md:grid-cols-2">
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

interface EndProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function End({ heading, children }: EndProps) {
  return (
    <section>
      <h2 className="text-xl">{heading}</h2>
      <ul className="syllabus-points">{children}</ul>
    </section>
  );
}
