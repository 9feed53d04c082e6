import type { Course } from '../../content/content.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import { CourseEnds } from './course-ends.tsx';
import { FamilySheet } from './family-sheet.tsx';
import { ReachBar } from './reach-bar.tsx';
import { SignDefinitions } from './signs.tsx';
import './syllabus.css';
import { SyllabusModules } from './syllabus-modules.tsx';
import type { WaysToActProps } from './ways-to-act.tsx';
// After all others, since it takes back what they say of the screen.
import './syllabus-print.css';

interface SyllabusProps extends Omit<WaysToActProps, 'course'> {
  readonly course: Course;
  readonly marks: PointMarks;
}

/** What is before the course, after it, and in it, along one line that begins at the hero's edge. */
export function Syllabus({ course, academy, words, marks }: SyllabusProps) {
  return (
    <div className="syllabus">
      <SignDefinitions />
      <CourseEnds course={course} words={words} />
      <FamilySheet course={course} words={words} />
      <SyllabusModules course={course} words={words} marks={marks} />
      <ReachBar course={course.title} academy={academy} words={words} />
    </div>
  );
}
