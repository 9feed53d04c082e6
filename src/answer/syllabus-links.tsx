import type { Content } from '../content/content.ts';
import { countedText, courseCounts, courseNames } from '../content/course-texts.ts';
import { fill } from '../fill.ts';
import { wordsOf } from '../register/words-of.ts';

/**
 * A link to each course's syllabus, with the course's names. The page has these links in a template, so the script
 * for the first answer does not contain them.
 */
export function SyllabusLinks({
  courses,
  validator,
  site,
}: Pick<Content, 'courses' | 'validator' | 'site'>) {
  const { modules, projects } = site.syllabus;
  return courses.map((course) => {
    const counts = courseCounts(course.modules);
    const texts = [
      countedText(counts.modules, modules),
      ...(counts.projects > 0 ? [countedText(counts.projects, projects)] : []),
    ];
    const names = new Set(courseNames(course).map((name) => wordsOf(name).join('')));
    return (
      <a
        key={course.path}
        href={encodeURI(`/courses/${course.path}`)}
        data-names={[...names].join(' ')}
        className="underlined-link"
      >
        {fill(validator.syllabus, { course: course.title, counts: texts.join(', ') })}
      </a>
    );
  });
}
