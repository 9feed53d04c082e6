// The folder src/features/syllabus holds a course's page: its hero, its facts and the syllabus.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here; syllabus-modules.tsx has the modules, and follow-reading.ts is the script of the reading bar.
import { Fragment } from 'react';
import type { CourseLink, Ways } from '../../content/content.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { AcademySign } from '../../ui/academy-sign.tsx';
import { Container } from '../../ui/section.tsx';
import { FamilySheet } from './course-sheet.tsx';
import { type AskLinksProps, AskSigns } from './ask-links.tsx';
import { SignDefinitions } from './signs.tsx';
import { type CourseProps, SyllabusModules } from './syllabus-modules.tsx';

/** The modules, then prerequisites and outcomes. On paper, the modules come last. */
export function Syllabus({ course, words, links, ask }: CourseProps & AskLinksProps) {
  return (
    <div className="print:flex print:flex-col print:text-[9.5pt]">
      <SignDefinitions />
      <FamilySheet course={course} words={words} />
      <SyllabusModules course={course} words={words}>
        <AskSigns links={links} ask={ask} />
      </SyllabusModules>
      <CourseEnds course={course} words={words} />
    </div>
  );
}

function CourseEnds({ course: { prerequisites, before, afterwards }, words }: CourseProps) {
  const needs = prerequisites.map((courses) => (
    <Prerequisite key={courses.map(({ path }) => path).join()} courses={courses} words={words} />
  ));
  const ends = [
    { heading: words.before, points: [...needs, ...before] },
    { heading: words.afterwards, points: afterwards },
  ].filter(({ points }) => points.length > 0);
  if (ends.length === 0) return null;
  const columns = ends.length > 1 ? 'md:grid-cols-2 print:grid-cols-[2fr_3fr]' : '';
  return (
    <Container className="py-6 md:py-12 print:order-first print:max-w-none print:px-0 print:py-2">
      <div className={`grid gap-6 md:gap-8 lg:gap-x-[6.5rem] print:gap-8 ${columns}`}>
        {ends.map(({ heading, points }) => (
          <div key={heading}>
            <h2 className="text-xl max-md:text-lg">{heading}</h2>
            <ul className="syllabus-points mt-1.5 text-muted max-md:text-sm/[1.35] md:mt-2.5 md:leading-[1.5] print:mt-1 print:text-ink print:[&>li]:py-0 [&>li:has(a)]:py-2.5">
              {points.map((point, position) => (
                <li key={position}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Container>
  );
}

interface PrerequisiteProps {
  /** One of the courses is enough. */
  readonly courses: readonly CourseLink[];
  readonly words: Pick<SyllabusWords, 'needs' | 'needsOneOf'>;
}

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

interface WhereNextProps extends CourseProps {
  readonly ways: Ways['ways'];
}

/** What to learn next: each way that the course is on, and related courses that are on none of these. */
export function WhereNext({ course, words, ways }: WhereNextProps) {
  const own = ways.filter(({ stops }) => stops.some(({ path }) => path === course.path));
  const onWays = new Set(own.flatMap(({ stops }) => stops.map(({ path }) => path)));
  const related = course.related.filter(({ path }) => !onWays.has(path));
  if (own.length === 0 && related.length === 0) return null;
  return (
    <Container className="grid gap-6 py-8 md:gap-8 md:py-14 print:hidden">
      {own.length > 0 && (
        <div>
          <h2 className="text-xl">{words.ways}</h2>
          {own.map((way) => (
            <WayLine key={way.id} way={way} here={course.path} words={words} />
          ))}
        </div>
      )}
      {related.length > 0 && (
        <div>
          <h2 className="text-xl">{words.related}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-5">
            {related.map((reference) => (
              <li key={reference.path}>
                <LinkTo course={reference} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Container>
  );
}

interface WayLineProps {
  readonly way: Ways['ways'][number];
  readonly here: string;
  readonly words: Pick<SyllabusWords, 'here'>;
}

function WayLine({ way: { from, goal, stops }, here, words }: WayLineProps) {
  return (
    <div className="not-first-of-type:mt-6">
      <p className="text-muted">{from}</p>
      <ol className="way-line">
        {stops.map(({ path, title }) =>
          path === here ? (
            <li key={path} aria-current="true">
              <b>{title}</b>
              <small>{words.here}</small>
            </li>
          ) : (
            <li key={path}>
              <LinkTo course={{ path, title }} />
            </li>
          ),
        )}
        <li className="font-display text-lg/[1.35]! font-bold">
          <AcademySign size={30} className="absolute top-0 left-0" />
          {goal}
        </li>
      </ol>
    </div>
  );
}

function LinkTo({ course: { path, title } }: { readonly course: CourseLink }) {
  return (
    <a href={encodeURI(`/courses/${path}`)} className="underlined-link">
      {title}
    </a>
  );
}
