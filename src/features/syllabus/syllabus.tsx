import type { Course } from '../../content/content.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { CourseEnds } from './course-ends.tsx';
import { FamilySheet } from './family-sheet.tsx';
import { ReachBar } from './reach-bar.tsx';
import { SignDefinitions } from './signs.tsx';
import './syllabus.css';
import { SyllabusModules } from './syllabus-modules.tsx';
import type { WaysToActProps } from './ways-to-act.tsx';
// After all others, since it takes back what they say of the screen.
import './syllabus-print.css';

interface SyllabusProps extends WaysToActProps {
  readonly course: Course;
  readonly words: SyllabusWords;
  readonly marks: PointMarks;
}

/** What is before the course, after it, and in it, along one line that begins at the hero's edge. */
export function Syllabus({ course, words, marks, ...ways }: SyllabusProps) {
  return (
    <div className="syllabus">
      <SignDefinitions />
      <CourseEnds course={course} words={words} />
      <FamilySheet course={course} words={words} />
      <SyllabusModules course={course} words={words} marks={marks} />
      <ReachBar {...ways} />
    </div>
  );
}
