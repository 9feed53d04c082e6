import { courseCounts } from '../../content/course-counts.ts';
import type { CourseModule } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';

interface CourseCountsProps {
  readonly modules: readonly CourseModule[];
  readonly words: SyllabusWords;
}

/** How many modules, practices and projects there are; what there is none of is left out. */
export function CourseCounts({ modules, words }: CourseCountsProps) {
  const counts = courseCounts(modules);
  const shown = (['modules', 'practices', 'projects'] as const).filter((name) => counts[name] > 0);
  return (
    <ul className="course-counts">
      {shown.map((name) => (
        <li key={name}>
          <b>{counts[name]}</b>
          {` ${counts[name] === 1 ? words[name].one : words[name].many}`}
        </li>
      ))}
    </ul>
  );
}
