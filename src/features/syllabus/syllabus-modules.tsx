import { ArrowUp } from 'lucide-react';
import type { Course, CourseModule, CoursePhase, ModulePoint } from '../../content/content.ts';
import { countedText, courseCounts } from '../../content/course-texts.ts';
import { fill } from '../../content/fill.ts';
import type { PointMarks } from '../../content/schemas/catalogue.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { Container } from '../../ui/section.tsx';
import { PhaseSign, Sign } from './signs.tsx';
import './syllabus.css';

interface SyllabusModulesProps {
  readonly course: Course;
  readonly words: SyllabusWords;
  readonly marks: PointMarks;
}

/** The modules of a course: by phases with an overview, or, where it has none, in one list. */
export function SyllabusModules({ course, words, marks }: SyllabusModulesProps) {
  const { phases, modules } = course;
  return (
    <section id="phases" aria-labelledby="syllabus-heading" className="syllabus-modules">
      <Container>
        <div className="beside-line">
          <h2 id="syllabus-heading" className="text-3xl">
            {words.heading}
          </h2>
          {phases.length > 0 && (
            <p className="mt-2 text-muted print:hidden">{lengthText(course, words)}</p>
          )}
        </div>
      </Container>
      <SyllabusBar phases={phases} words={words} />
      {phases.length > 0 && <PhaseOverview phases={phases} words={words} />}
      <Container className="phases">
        {phases.map((phase, position) => (
          <Phase key={phase.id} number={position + 1} phase={phase} words={words} marks={marks} />
        ))}
        {phases.length === 0 && <ModuleList modules={modules} marks={marks} heading="h3" />}
      </Container>
    </section>
  );
}

function lengthText({ modules, phases }: Course, words: SyllabusWords): string {
  return fill(words.length, {
    modules: countedText(modules.length, words.modules),
    phases: phases.length,
  });
}

interface SyllabusBarProps {
  readonly phases: readonly CoursePhase[];
  readonly words: SyllabusWords;
}

/** What stays in view above the modules: the way back to the phases, and the switch to what one builds. */
function SyllabusBar({ phases, words }: SyllabusBarProps) {
  return (
    <div className="syllabus-bar">
      <Container className="flex min-h-(--header-height) items-center justify-between gap-3">
        {phases.length > 0 && (
          <a href="#phases" className="button button-quiet to-phases">
            <ArrowUp aria-hidden="true" size={20} />
            <span className="max-md:sr-only">{words.toOverview}</span>
          </a>
        )}
        <label className="view-switch">
          <input type="checkbox" id="view-built" />
          {words.onlyBuilt}
        </label>
      </Container>
    </div>
  );
}

interface PhaseOverviewProps {
  readonly phases: readonly CoursePhase[];
  readonly words: SyllabusWords;
}

/** All phases at a glance, to jump from; on wide screens with the titles of their modules. */
function PhaseOverview({ phases, words }: PhaseOverviewProps) {
  return (
    <Container>
      <nav aria-label={words.overview} className="phase-overview">
        <ol>
          {phases.map(({ id, title, modules }, position) => (
            <li key={id}>
              <a href={`#${id}`} className="phase-link">
                <PhaseSign number={position + 1} />
                <b>{title}</b>
                <small>{builtText(modules, words)}</small>
              </a>
              <ol>
                {modules.map((module) => (
                  <li key={module.id} className={buildsSomething(module) ? 'builds' : undefined}>
                    <a href={`#${module.id}`}>
                      <i>{module.number}</i> <span>{module.title}</span>
                    </a>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  );
}

function buildsSomething({ points }: CourseModule): boolean {
  return points.some(({ kind }) => kind !== 'topic');
}

interface PhaseProps {
  readonly number: number;
  readonly phase: CoursePhase;
  readonly words: SyllabusWords;
  readonly marks: PointMarks;
}

/**
 * A phase: its station on the line, and its modules. On a phone all but the first are folded: `details` is the
 * handle, and what it folds stands beside it, so that print, wide and older browsers show it whatever its state.
 */
function Phase({ number, phase, words, marks }: PhaseProps) {
  const { id, title, modules } = phase;
  return (
    <section aria-labelledby={`${id}-title`} className="phase">
      <div className="station">
        <PhaseSign number={number} />
        <div>
          <h3 id={`${id}-title`}>
            <span className="sr-only">{`${fill(words.phase, { number })}: `}</span>
            {title}
          </h3>
          <p>
            <span>{rangeText(phase, words)}</span> <span>{builtText(modules, words)}</span>
          </p>
        </div>
      </div>
      <details className="phase-fold" open={number === 1}>
        <summary>
          <span className="sr-only">{title}</span>
        </summary>
      </details>
      <div className="phase-modules" {...untilFound}>
        <ModuleList id={id} modules={modules} marks={marks} heading="h4" />
      </div>
    </section>
  );
}

/**
 * The browser's search and a link bring it back (HTML, "hidden until found"). In capitals, which HTML takes as well:
 * React knows `hidden` as true or false only.
 */
const untilFound = { HIDDEN: 'until-found' };

function rangeText({ modules }: CoursePhase, words: SyllabusWords): string {
  const [first, last] = [modules.at(0)?.number ?? 0, modules.at(-1)?.number ?? 0];
  if (modules.length === 1) return fill(words.moduleAlone, { number: first });
  return fill(words.moduleRange, { from: first, to: last });
}

interface ModuleListProps {
  /** An anchor of the list as a whole. */
  readonly id?: string;
  readonly modules: readonly CourseModule[];
  readonly marks: PointMarks;
  readonly heading: 'h3' | 'h4';
}

/** Modules in their order along the line, on alternating sides where there is room for two. */
function ModuleList({ id, modules, marks, heading: Heading }: ModuleListProps) {
  return (
    <ol id={id} start={modules[0]?.number} className="timeline">
      {modules.map((module) => (
        <li
          key={module.id}
          id={module.id}
          className={`timeline-step ${module.number % 2 === 0 ? 'at-right' : 'at-left'}`}
          data-number={module.number}
        >
          <div className="module-card">
            <Heading>{module.title}</Heading>
            {module.purpose !== undefined && <p>{module.purpose}</p>}
            {module.points.length > 0 && (
              <ul>
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
  readonly marks: PointMarks;
}

/** A topic is a point like others; what one builds has a sign, a ground of its own and its mark as a label. */
function Point({ point: { kind, text }, marks }: PointProps) {
  if (kind === 'topic') return <li>{text}</li>;
  return (
    <li className={kind === 'project' ? 'built built-project' : 'built'}>
      <Sign kind={kind} />
      <b>
        {marks[kind]}
        <span className="sr-only">: </span>
      </b>
      <span>{text}</span>
    </li>
  );
}

/** What one builds in some modules, such as `4 practices · 2 projects`. */
export function builtText(modules: readonly CourseModule[], words: SyllabusWords): string {
  const counts = courseCounts(modules);
  return (['practices', 'projects'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => countedText(counts[name], words[name]))
    .join(' · ');
}
