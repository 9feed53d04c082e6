import type { Course } from '../../content/content.ts';
import { factTexts } from '../../content/fact-texts.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';

interface CourseFactsProps {
  readonly course: Course;
  readonly words: SyllabusWords;
}

/** Where the course starts, and what the academy says of its length, fee and dates. */
export function CourseFacts({ course, words }: CourseFactsProps) {
  return (
    <dl className="course-facts">
      <div>
        <dt>{words.level}</dt>
        <dd>{words.levels[course.level]}</dd>
      </div>
      {factTexts(course.facts).map(([name, text]) => (
        <div key={name}>
          <dt>{words.facts[name]}</dt>
          <dd>
            {text}
            {name === 'nextBatch' && <CalendarLink course={course} words={words} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CalendarLink({ course, words }: CourseFactsProps) {
  return (
    <a href={encodeURI(`/courses/${course.path}.ics`)} className="calendar-link" download>
      {words.toCalendar}
    </a>
  );
}
