import { Fragment } from 'react';
import type { CourseLink } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';

interface PrerequisiteProps {
  /** One course, or several of which one is enough. */
  readonly courses: readonly CourseLink[];
  readonly words: Pick<SyllabusWords, 'needs' | 'needsOneOf'>;
}

/** What one needs before, as a sentence with a link to each course. */
export function Prerequisite({ courses, words }: PrerequisiteProps) {
  const sentence = courses.length === 1 ? words.needs : words.needsOneOf;
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before}
      {courses.map(({ path, title }, position) => (
        <Fragment key={path}>
          {position > 0 && ', '}
          <a href={encodeURI(`/courses/${path}`)} className="underlined-link">
            {title}
          </a>
        </Fragment>
      ))}
      {after}
    </>
  );
}
