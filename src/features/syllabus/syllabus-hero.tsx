import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Course, CourseModule } from '../../content/content.ts';
import { courseCounts, factTexts, otherName } from '../../content/course-texts.ts';
import { fill } from '../../content/fill.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import type { AskWords, ContactWay } from '../../layout/contact-ways.ts';
import { WayIcon } from '../../layout/ways-to-reach.tsx';
import '../../ui/page-hero.css';
import { Container } from '../../ui/section.tsx';
import { SheetHead } from './course-sheet.tsx';

interface SyllabusHeroProps extends WaysToActProps {
  readonly course: Course;
  readonly academy: Academy;
  readonly words: SyllabusWords;
  /** The page's own full address. */
  readonly address: string;
}

/** The course's name, what it holds, and how to ask about it; its description is left out on small screens. */
export function SyllabusHero({ course, address, academy, words, ...ways }: SyllabusHeroProps) {
  const name = otherName(course);
  return (
    <section className="page-hero">
      <Container className="syllabus-hero">
        <SheetHead address={address} academy={academy} words={words.sheet} />
        <div>
          <h1 className="text-4xl">{course.title}</h1>
          {name !== undefined && <p className="other-name">{fill(words.otherName, { name })}</p>}
          <p className="course-description">{course.description}</p>
        </div>
        <div className="course-offer">
          <CourseCounts modules={course.modules} words={words} />
          <CourseFacts course={course} words={words} />
          <div className="course-acts">
            <WaysToAct {...ways} />
            <PrintButton label={words.print} />
          </div>
        </div>
      </Container>
    </section>
  );
}

interface CourseCountsProps {
  readonly modules: readonly CourseModule[];
  readonly words: SyllabusWords;
}

/** How many modules, practices and projects there are; what there is none of is left out. */
function CourseCounts({ modules, words }: CourseCountsProps) {
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

interface CourseFactsProps {
  readonly course: Course;
  readonly words: SyllabusWords;
}

/** Where the course starts, and what the academy says of its length, fee and dates. */
function CourseFacts({ course, words }: CourseFactsProps) {
  return (
    <dl className="course-facts">
      <Fact label={words.level} text={words.levels[course.level]} />
      {factTexts(course.facts).map(([name, text]) => (
        <Fact key={name} label={words.facts[name]} text={text}>
          {name === 'nextBatch' && (
            <a href={encodeURI(`/courses/${course.path}.ics`)} className="calendar-link" download>
              {words.toCalendar}
            </a>
          )}
        </Fact>
      ))}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Fact({ label, text, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text}
        {children}
      </dd>
    </div>
  );
}

export interface WaysToActProps {
  /** The ways to ask about the course, the main one first. */
  readonly ways: readonly ContactWay[];
  /** The words of the buttons. */
  readonly ask: AskWords['ask'];
}

/** The two first ways to ask about a course, one press each. */
function WaysToAct({ ways, ask }: WaysToActProps) {
  return ways.slice(0, 2).map(({ kind, value, href }, index) => (
    <a key={kind} href={href} className={index === 0 ? main : 'button button-quiet'}>
      <WayIcon kind={kind} />
      <span>
        {ask[kind]}
        {kind === 'phone' && <span className="sr-only">{` ${value}`}</span>}
      </span>
    </a>
  ));
}

const main = 'button button-primary grow md:grow-0 lg:grow';

/** Prints the page; the page's shell wires it up, and it is hidden where there is no script. */
function PrintButton({ label }: { readonly label: string }) {
  return (
    <button type="button" data-print className="print-button scripted">
      <Printer aria-hidden="true" size={18} />
      {label}
    </button>
  );
}

/**
 * On a phone, the ways to ask at the screen's lower edge. Its layer begins where the hero's own buttons have left the
 * screen, and ends above the band with the ways to reach the academy, so that it repeats neither and never lies over
 * the footer. So low a screen, or so large a letter, has no room to give away.
 */
export function ReachBar(props: WaysToActProps) {
  return (
    <div className="reach-layer">
      <div className="reach-bar">
        <WaysToAct {...props} />
      </div>
    </div>
  );
}
