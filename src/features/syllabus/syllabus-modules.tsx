import type { ReactNode } from 'react';
import type {
  Catalogue,
  Course,
  CourseModule,
  CoursePhase,
  ModulePoint,
} from '../../content/content.ts';
import { builtText, countedText } from '../../content/course-texts.ts';
import { fill } from '../../fill.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { Container } from '../../ui/section.tsx';
import { PhaseSign, Sign } from './signs.tsx';

type CourseWords = SyllabusWords & Pick<Catalogue, 'marks'>;

export interface CourseProps {
  readonly course: Course;
  readonly words: CourseWords;
}

interface SyllabusModulesProps extends CourseProps {
  /** Ways to ask about the course, in reach while reading on a phone. */
  readonly children: ReactNode;
}

/** A course's modules, below the links to phases and the switch of views. */
export function SyllabusModules({ course, words, children }: SyllabusModulesProps) {
  const { phases, modules } = course;
  const views = viewsOf(course, words);
  const hasBar = views.length > 1 || phases.length > 1;
  return (
    <section
      id="phases"
      aria-labelledby="syllabus-heading"
      className="relative bg-sunken pt-6 lg:pt-4 print:p-0 print:text-[8.25pt]"
    >
      <Container className="print:max-w-none print:px-0">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="syllabus-heading" className="print:mb-4 print:text-2xl">
            {words.heading}
          </h2>
          {phases.length > 1 && (
            <p className="text-muted max-md:hidden print:hidden">
              {fill(words.length, {
                modules: countedText(modules.length, words.modules),
                phases: phases.length,
              })}
            </p>
          )}
        </div>
      </Container>
      {hasBar && (
        <div className="syllabus-bar print:hidden">
          <Container className="bar-parts">
            <div className="reading-bar">
              {phases.length > 1 && <PhaseLinks course={course} words={words} />}
              <div className="flex gap-2 lg:hidden">{children}</div>
            </div>
            {views.length > 1 && <ViewSwitch views={views} words={words.views} />}
          </Container>
        </div>
      )}
      {views.includes('titles') && <Titles {...course} />}
      <Container className="phases print:max-w-none print:px-0">
        {phases.map((phase, position) => (
          <Phase key={phase.id} number={position + 1} phase={phase} words={words} />
        ))}
        {phases.length === 0 && <ModuleList modules={modules} marks={words.marks} heading="h3" />}
      </Container>
    </section>
  );
}

type View = 'all' | 'titles' | 'built';

/** A course with more than `glance` modules gets the view of titles. */
const glance = 6;

function viewsOf({ modules }: Course, words: SyllabusWords): View[] {
  return [
    'all',
    ...(modules.length > glance ? (['titles'] as const) : []),
    ...(builtText(modules, words) === '' ? [] : (['built'] as const)),
  ];
}

interface ViewSwitchProps {
  readonly views: readonly View[];
  readonly words: SyllabusWords['views'];
}

/** The style sheet shows the chosen view. Only the links in the list of titles need a script. */
function ViewSwitch({ views, words }: ViewSwitchProps) {
  return (
    <div role="radiogroup" aria-label={words.label} className="switch">
      {views.map((view) => (
        <label key={view} className={view === 'titles' ? 'scripted' : undefined}>
          <input type="radio" name="view" id={`view-${view}`} defaultChecked={view === views[0]} />
          <span>{words[view]}</span>
        </label>
      ))}
    </div>
  );
}

function Titles({ title, phases, modules }: Course) {
  const parts = phases.length > 0 ? phases : [{ id: 'phases', title, modules }];
  return (
    <Container className="titles">
      {parts.map((part) => (
        <div key={part.id}>
          {phases.length > 0 && <h3 className="mb-1 text-xl/[1.2]">{part.title}</h3>}
          <ol start={part.modules[0]?.number}>
            {part.modules.map((module) => (
              <li key={module.id}>
                <a href={`#${module.id}`}>{module.title}</a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Container>
  );
}

/** `followReading` marks the phase in view. */
function PhaseLinks({ course: { phases }, words }: CourseProps) {
  return (
    <div className="min-w-0 xl:grow">
      <details className="phase-nav">
        <summary
          data-unread={words.overview}
          className="button button-quiet min-h-11 cursor-pointer list-none px-3 py-1 text-center text-sm/[1.2]"
        >
          {words.overview}
        </summary>
        <ol>
          {phases.map(({ id, title, modules }, position) => (
            <li key={id}>
              <a
                href={`#${id}`}
                data-place={fill(words.place, { number: position + 1, count: phases.length })}
              >
                <b>{position + 1}</b>
                <span>
                  {title}
                  <small>{builtText(modules, words)}</small>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

interface PhaseProps {
  readonly number: number;
  readonly phase: CoursePhase;
  readonly words: CourseWords;
}

function Phase({ number, phase: { id, title, modules }, words }: PhaseProps) {
  const built = builtText(modules, words);
  const [from, to] = [modules.at(0)?.number ?? 1, modules.at(-1)?.number ?? 1];
  return (
    <div id={id} className="phase">
      <div className="station">
        <PhaseSign number={number} />
        <div>
          <h3>
            <span className="sr-only">{`${fill(words.phase, { number })}: `}</span>
            {title}
          </h3>
          <p>
            <span>
              {modules.length === 1
                ? fill(words.moduleAlone, { number: from })
                : fill(words.moduleRange, { from, to })}
            </span>
            {built !== '' && <span>{built}</span>}
          </p>
        </div>
      </div>
      <ModuleList modules={modules} marks={words.marks} heading="h4" />
    </div>
  );
}

interface ModuleListProps {
  readonly modules: readonly CourseModule[];
  readonly marks: Catalogue['marks'];
  readonly heading: 'h3' | 'h4';
}

function ModuleList({ modules, marks, heading: Heading }: ModuleListProps) {
  return (
    <ol start={modules[0]?.number} className={Heading === 'h3' ? 'timeline lg:pt-8!' : 'timeline'}>
      {modules.map((module) => (
        <li key={module.id} id={module.id} className="timeline-step" data-number={module.number}>
          <div className="module-card">
            <Heading className="module-title">{module.title}</Heading>
            {module.purpose !== undefined && <p>{module.purpose}</p>}
            {module.points.length > 0 && (
              <ul className="syllabus-points">
                {module.points.map((point) => (
                  <Point key={point.text} point={point} marks={marks} />
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PointProps {
  readonly point: ModulePoint;
  readonly marks: Catalogue['marks'];
}

function Point({ point: { kind, text }, marks }: PointProps) {
  const whole = withWholeTerms(text);
  if (kind === 'topic') return <li>{whole}</li>;
  return (
    <li className={kind === 'project' ? 'built built-project' : 'built'}>
      <Sign kind={kind} />
      <b>
        {marks[kind]}
        <span className="md:sr-only">: </span>
      </b>
      <span>{whole}</span>
    </li>
  );
}

/** The places in a text where a browser would break a term such as `-Wall`, `TCP/IP`, `800-115` or `(a + i)`. */
const joints = /((?<!\S)-+\w|\w(?:\/\w|-\d)+|\d-\w|\(\w \W \w\))/;

/** A text whose terms are not broken at the end of a line. */
function withWholeTerms(text: string): ReactNode {
  return text.split(joints).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
