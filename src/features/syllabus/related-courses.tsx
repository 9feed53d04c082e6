import type { Course, CourseLink as CourseReference } from '../../content/content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Container } from '../../ui/container.tsx';

interface RelatedCoursesProps {
  readonly course: Course;
  readonly words: Site['syllabus'];
}

/** Where to go from here: related courses, and the neighbours in the group. */
export function RelatedCourses({ course, words }: RelatedCoursesProps) {
  return (
    <Container className="py-12 md:py-14 print:hidden">
      <div className="grid gap-8 lg:grid-cols-12">
        <section className="lg:col-span-7">
          <h2 className="text-xl">{words.related}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {course.related.map((reference) => (
              <li key={reference.path}>
                <CourseLink reference={reference} />
              </li>
            ))}
          </ul>
        </section>
        <nav
          aria-label={words.neighbours}
          className="flex flex-wrap gap-x-8 gap-y-3 lg:col-span-5 lg:flex-col lg:items-end"
        >
          {course.previous && <Neighbour label={words.previous} reference={course.previous} />}
          {course.next && <Neighbour label={words.next} reference={course.next} />}
        </nav>
      </div>
    </Container>
  );
}

function CourseLink({ reference: { path, title } }: { readonly reference: CourseReference }) {
  return (
    <a href={encodeURI(`/courses/${path}`)} className="underlined-link">
      {title}
    </a>
  );
}

interface NeighbourProps {
  readonly label: string;
  readonly reference: CourseReference;
}

function Neighbour({ label, reference }: NeighbourProps) {
  return (
    <p>
      <span className="mr-2 text-muted">{label}</span>
      <CourseLink reference={reference} />
    </p>
  );
}
