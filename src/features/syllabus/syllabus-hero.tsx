import { type LucideIcon, Printer, Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import {
  choiceTexts,
  courseCounts,
  factTexts,
  otherName,
  skylineModules,
} from '../../content/course-texts.ts';
import { allOf, fill } from '../../fill.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import { AskText } from '../../layout/contact.tsx';
import { Container } from '../../ui/section.tsx';
import { Skyline, SkylineLegend } from '../../ui/skyline.tsx';
import { AskButtons, type AskLinksProps } from './ask-links.tsx';
import { SheetHead } from './course-sheet.tsx';
import type { CourseProps } from './syllabus-modules.tsx';

interface SyllabusHeroProps extends CourseProps, AskLinksProps {
  readonly academy: Academy;
  readonly address: string;
}

/** The top of a course's page: the name, the facts, and buttons to ask about the course. */
export function SyllabusHero({ course, address, academy, words, ...asking }: SyllabusHeroProps) {
  const name = otherName(course);
  return (
    <section className="bg-deep text-on-deep">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-3 pt-4 md:gap-y-5 md:pt-7 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-2 print:max-w-none print:gap-4 print:p-0 print:pb-4">
        <SheetHead address={address} academy={academy} words={words.sheet} />
        <div className="self-center">
          <h1 className="max-w-[20ch] print:max-w-none print:text-3xl">{course.title}</h1>
          {name !== undefined && (
            <p className="mt-3 hidden text-sm text-on-deep-muted md:block print:hidden">
              {fill(words.otherName, { name })}
            </p>
          )}
          <p className="mt-4 hidden max-w-152 text-lg text-on-deep-muted md:block print:mt-2 print:block print:max-w-none print:text-ink">
            {course.description}
          </p>
          {course.promise !== undefined && (
            <p className="mt-2 text-on-deep-muted md:hidden print:hidden">{course.promise}</p>
          )}
        </div>
        <div className="course-offer">
          <CourseCounts course={course} words={words} />
          <CourseFacts course={course} words={words} academy={academy} ask={asking.ask} />
          <div className="flex flex-wrap gap-3 print:hidden max-md:[&_.button]:px-4">
            <AskButtons {...asking} />
            <PageButtons address={address} words={words} />
          </div>
        </div>
        <CourseSkyline course={course} words={words} />
      </Container>
    </section>
  );
}

function CourseCounts({ course, words }: CourseProps) {
  const counts = courseCounts(course.modules);
  const shown = (['modules', 'practices', 'projects'] as const).filter((name) => counts[name] > 0);
  return (
    <ul className="grid grid-cols-3 text-sm/[1.4] max-[20rem]:block md:max-lg:flex md:max-lg:gap-6 lg:text-muted print:border-y print:border-line print:py-2">
      {shown.map((name) => (
        <li
          key={name}
          className="border-deep-line not-first:border-l not-first:pl-4 max-[20rem]:border-0! max-[20rem]:pl-0! md:not-first:pl-6"
        >
          <b className="block font-display text-3xl/[1] text-on-deep lg:text-ink print:inline print:text-2xl">
            {counts[name]}
          </b>
          {` ${counts[name] === 1 ? words[name].one : words[name].many}`}
        </li>
      ))}
    </ul>
  );
}

interface CourseFactsProps extends CourseProps, Pick<AskLinksProps, 'ask'> {
  readonly academy: Academy;
}

function CourseFacts({ course, words, ...asking }: CourseFactsProps) {
  const facts = [
    ...choiceTexts(course, words.choices).map(
      ([name, text]) => [name, words.choiceLabels[name], [text]] as const,
    ),
    ...factTexts(course.facts).map(([name, lines]) => [name, words.facts[name], lines] as const),
  ];
  return (
    <dl className="mt-3 mb-4 border-t border-deep-line pt-1 leading-[1.35] md:mt-4 md:mb-5 md:flex md:flex-wrap md:gap-x-12 md:pt-3 lg:block lg:pt-2 print:hidden">
      {facts.map(([kind, name, lines]) => (
        <div key={kind} className={row}>
          <dt className={label}>{name}</dt>
          <dd className="text-right font-semibold md:max-lg:text-left">
            {lines.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
            {kind === 'batches' && (
              <a href={encodeURI(`/courses/${course.path}.ics`)} className={calendarLink} download>
                {words.toCalendar}
              </a>
            )}
          </dd>
        </div>
      ))}
      <UnknownFacts course={course} words={words} {...asking} />
    </dl>
  );
}

function UnknownFacts({ course, words, academy, ask }: CourseFactsProps) {
  const unknown = (['fee', 'duration', 'batches'] as const).filter(
    (name) => course.facts[name] === undefined,
  );
  if (unknown.length === 0) return null;
  const facts = allOf(unknown.map((name) => words.facts[name].toLowerCase()));
  const message = fill(words.factsMessage, { facts, course: course.title });
  const [link] = contactLinks(academy, { subject: course.title, message });
  return (
    <div className={row}>
      <dt className={label}>{facts}</dt>
      <dd className="text-right md:max-lg:text-left">
        <a href={link.href} className={factLink}>
          <AskText {...link} ask={ask} number="sr-only" />
          <span className="sr-only">{`: ${facts}`}</span>
        </a>
      </dd>
    </div>
  );
}

const row =
  'flex items-center justify-between gap-x-4 py-1 max-[20rem]:flex-wrap md:max-lg:block lg:border-b lg:border-line lg:py-2';
const label = 'text-on-deep-muted first-letter:uppercase md:max-lg:text-sm/[1.4]';

const factLink = 'underlined-link min-w-11 text-inherit';
const calendarLink = `${factLink} text-sm/[1.4]`;

/** The script of `[path].astro` makes the buttons work. */
function PageButtons({ address, words }: Pick<SyllabusHeroProps, 'address' | 'words'>) {
  const { button, copied, failed } = words.share;
  return (
    <div className="scripted relative -mt-1 -mb-3 flex flex-[1_0_100%] flex-wrap items-center gap-x-5 text-sm/[1.4] md:max-lg:m-0 md:max-lg:flex-none">
      <PageButton
        Sign={Printer}
        text={words.print}
        data-print
        data-failed={fill(words.notPrinted, { link: address })}
      />
      <PageButton
        Sign={Share2}
        text={button}
        data-share={address}
        data-copied={copied}
        data-failed={failed}
      />
      <p
        aria-live="polite"
        data-notice
        className="absolute top-full right-0 z-1 rounded-md bg-deeper wrap-anywhere text-on-deep not-empty:border not-empty:border-deep-line not-empty:px-4 not-empty:py-1.5"
      />
    </div>
  );
}

interface PageButtonProps extends ComponentProps<'button'> {
  readonly Sign: LucideIcon;
  readonly text: string;
}

function PageButton({ Sign, text, ...data }: PageButtonProps) {
  return (
    <button
      type="button"
      className="underlined-link inline-flex! min-h-11 items-center gap-2 text-start text-inherit"
      {...data}
    >
      <Sign aria-hidden="true" size={18} />
      {text}
    </button>
  );
}

function CourseSkyline({ course: { modules, phases }, words }: CourseProps) {
  if (courseCounts(modules).projects === 0) return <div className="h-3 lg:h-5 print:hidden" />;
  const starts = phases.length > 1 ? phases.map((phase) => phase.modules[0]?.id) : [];
  return (
    <div className="min-w-0 max-md:mt-3 max-md:pb-2 lg:col-span-2 print:hidden">
      <SkylineLegend
        module={words.modules.one}
        project={words.projects.one}
        className="text-on-deep-muted"
      />
      <Skyline
        modules={skylineModules({ modules, phases })}
        className="mt-1 block h-12 w-full [--dot:5px] [--sun:12px] md:[--dot:8px] md:[--sun:18px] lg:h-20"
      />
      {starts.length > 0 && (
        <div
          aria-hidden="true"
          className="grid auto-cols-[minmax(0,1fr)] grid-flow-col justify-items-center text-sm text-on-deep-muted md:hidden"
        >
          {modules.map(({ id }) => {
            const phase = starts.indexOf(id) + 1 || undefined;
            return (
              <span key={id} data-phase={phase}>
                {phase}
              </span>
            );
          })}
        </div>
      )}
    </div>
  );
}
