import type { Course } from '../../content/content.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import type { Site } from '../../content/schemas/site.ts';
import './syllabus.css';
import { SyllabusFacts } from './syllabus-facts.tsx';
import { SyllabusTimeline } from './syllabus-timeline.tsx';

interface SyllabusProps {
  readonly course: Course;
  readonly words: Site['syllabus'];
  readonly marks: PointMarks;
}

/** What is before the course, after it, and in it, along one line that begins at the hero's edge. */
export function Syllabus({ course, words, marks }: SyllabusProps) {
  return (
    <div className="syllabus">
      <SyllabusFacts course={course} words={words} />
      <SyllabusTimeline heading={words.modules} modules={course.modules} marks={marks} />
    </div>
  );
}
