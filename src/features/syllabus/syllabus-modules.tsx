import type { Catalogue, CourseModule, CoursePhase, ModulePoint } from '../../content/content.ts';
import { countedText, courseCounts } from '../../content/course-texts.ts';
import { fill } from '../../fill.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { Container } from '../../ui/section.tsx';
import { PhaseSign, Sign } from './signs.tsx';
import type { CourseProps, Words } from './syllabus-hero.tsx';

/** The modules of a course: by phases with an overview, or, where it has none, in one list. */
export function SyllabusModules({ course, words }: CourseProps) {
  const { phases, modules } = course;
  return (
    <section
      id="phases"
      aria-labelledby="syllabus-heading"
      className="bg-sunken pt-6 pb-24 lg:pt-4 lg:pb-16 print:p-0 print:text-[8.25pt]"
    >
      <Container className="print:max-w-none print:px-0">
        <div className="beside-line flex flex-wrap items-baseline gap-x-4!">
          <h2 id="syllabus-heading" className="print:mb-4 print:text-2xl">
            {words.heading}
          </h2>
          {phases.length > 0 && (
            <p className="text-muted max-md:hidden print:hidden">
              {fill(words.length, {
                modules: countedText(modules.length, words.modules),
                phases: phases.length,
              })}
            </p>
          )}
        </div>
      </Container>
      <SyllabusBar phases={phases} words={words} />
      <Container className="phases print:max-w-none print:px-0">
        {phases.map((phase, position) => (
          <Phase key={phase.id} number={position + 1} phase={phase} words={words} />
        ))}
        {phases.length === 0 && <ModuleList modules={modules} marks={words.marks} heading="h3" />}
      </Container>
    </section>
  );
}

interface PhasesProps {
  readonly phases: readonly CoursePhase[];
  readonly words: SyllabusWords;
}

/** What stays in view above the modules, over the header: the phases, and the switch to what one builds. */
function SyllabusBar({ phases, words }: PhasesProps) {
  return (
    <div className="syllabus-bar sticky top-0 z-11 mt-3 border-y border-transparent bg-sunken md:border-b-line lg:mt-1 print:hidden">
      <Container className="flex min-h-(--header-height) items-center justify-between gap-3 max-[20rem]:flex-wrap">
        {phases.length > 0 && <PhaseLinks phases={phases} words={words} />}
        <label className="view-switch ml-auto flex min-h-11 flex-none cursor-pointer items-center gap-2.5 rounded-md border border-edge bg-raised py-1 pr-4 pl-3 text-sm/[1.2] font-semibold">
          <input
            type="checkbox"
            id="view-built"
            className="grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-sm border-2 border-ink bg-paper checked:bg-marigold checked:font-bold checked:text-on-marigold checked:before:content-['✓']"
          />
          {words.onlyBuilt}
        </label>
      </Container>
    </div>
  );
}

/** All phases, to jump to: in a row where all names have room, elsewhere behind a button. The page's shell marks the one on the screen. */
function PhaseLinks({ phases, words }: PhasesProps) {
  return (
    <nav aria-label={words.overview} className="min-w-0">
      <details className="phase-nav">
        <summary className="button button-quiet min-h-11 cursor-pointer list-none px-3 py-1 text-sm/[1.2]">
          {words.overview}
        </summary>
        <ol className="absolute inset-x-5 top-full overflow-clip rounded-lg border border-line bg-raised lifted xl:static xl:-mx-1.5 xl:flex xl:gap-5 xl:overflow-visible xl:rounded-none xl:border-0 xl:bg-transparent xl:p-1.5 xl:[box-shadow:none]">
          {phases.map(({ id, title, modules }, position) => (
            <li key={id} className="border-line max-xl:not-first:border-t xl:min-w-0">
              <a
                href={`#${id}`}
                data-place={fill(words.place, { number: position + 1, count: phases.length })}
                className="group flex min-h-14 items-center gap-2.5 px-4 py-2 text-sm/[1.4] font-semibold xl:min-h-11 xl:p-0"
              >
                <b className="grid size-8 flex-none place-items-center rounded-full border-2 border-marigold font-display group-aria-[current]:bg-marigold group-aria-[current]:text-on-marigold">
                  {position + 1}
                </b>
                <span>
                  {title}
                  <small className="block text-sm font-normal text-muted xl:hidden">
                    {builtText(modules, words)}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

interface PhaseProps {
  readonly number: number;
  readonly phase: CoursePhase;
  readonly words: Words;
}

/**
 * A phase: its station on the line, and its modules. On a phone all but the first are folded: `details` is the
 * handle, and what it folds stands beside it, so that print, wide and older browsers show it whatever its state.
 */
function Phase({ number, phase, words }: PhaseProps) {
  const { id, title, modules } = phase;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="phase relative not-first:mt-10 xl:first:mt-10.5 print:m-0!"
    >
      <div className="flex min-h-18 items-center gap-2 pr-14 md:pr-0 lg:relative lg:w-fit lg:gap-4 lg:bg-sunken lg:px-6 lg:py-4 print:mb-2 print:min-h-0 print:break-inside-avoid print:break-after-avoid print:border-b print:border-ink print:p-0 print:pb-1">
        <PhaseSign
          number={number}
          className="relative h-10 w-15 bg-sunken lg:h-14 lg:w-21 forced-colors:bg-[Canvas]"
        />
        <div>
          <h3 id={`${id}-title`} className="text-2xl print:text-xl">
            <span className="sr-only">{`${fill(words.phase, { number })}: `}</span>
            {title}
          </h3>
          <p className="text-sm/[1.4] text-muted">
            <span className="max-md:block">{rangeText(phase, words)}</span>
            <span className="md:not-empty:before:content-['_·_']">{builtText(modules, words)}</span>
          </p>
        </div>
      </div>
      <details className="phase-fold" open={number === 1}>
        <summary aria-label={title} />
      </details>
      <div className="phase-modules" {...untilFound}>
        <ModuleList id={id} modules={modules} marks={words.marks} heading="h4" />
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
  readonly marks: Catalogue['marks'];
  readonly heading: 'h3' | 'h4';
}

/** Modules in their order along the line, on alternating sides where there is room for two. */
function ModuleList({ id, modules, marks, heading: Heading }: ModuleListProps) {
  return (
    <ol id={id} start={modules[0]?.number} className="timeline">
      {modules.map((module, position) => (
        <li
          key={module.id}
          id={module.id}
          className={`timeline-step ${module.number % 2 === 0 ? 'at-right' : 'at-left'} ${position === 1 ? 'lg:row-start-2' : ''}`}
          data-number={module.number}
        >
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
