import { Check, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type About,
  type AboutSections as Sections,
  aboutSectionIds,
} from '../../content/schemas/about.ts';
import { Brackets } from '../../layout/academy-mark.tsx';
import { CodeScreen } from '../../ui/code-screen.tsx';
import { Drawing, type Shapes } from '../../ui/drawing.tsx';
import { Link } from '../../ui/link.tsx';
import { Container, Paragraphs, Section } from '../../ui/section.tsx';
import { questionsId } from './questions.tsx';

/**
 * The ways to the page's sections: from 1024 px on a bar that lies over the header as one reads, and has room for the questions from
 * 1280 px; before that a list. Where the browser can tell which section one reads, its link in the bar is marked (CSS
 * Overflow 5).
 */
export function AboutAnchors({ about }: { readonly about: About }) {
  const anchors = [
    ...aboutSectionIds.map((id) => ({ id, label: about.sections[id].label })),
    { id: questionsId, label: about.questions.label },
  ];
  return (
    <>
      <nav
        aria-label={about.anchorBarLabel}
        className="sticky top-0 z-11 hidden border-b border-line bg-paper lg:block print:hidden"
      >
        <Container>
          <ul className="flex [scrollbar-width:none] justify-between gap-2 overflow-x-auto [scroll-target-group:auto]">
            <AnchorLinks
              anchors={anchors}
              item="last:max-xl:hidden"
              link="min-h-16 border-b-3 border-transparent pt-0.75 whitespace-nowrap text-muted hover:border-marigold hover:text-ink focus-visible:-outline-offset-6 forced-colors:border-[Canvas] [&:target-current]:border-marigold [&:target-current]:text-ink forced-colors:[&:target-current]:border-[Highlight]"
            />
          </ul>
        </Container>
      </nav>
      <nav aria-labelledby="section-list" className="pt-10 lg:hidden print:hidden">
        <Container>
          <h2 id="section-list" className="text-lg">
            {about.sectionList}
          </h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 max-[20rem]:grid-cols-1 sm:grid-cols-3">
            <AnchorLinks
              anchors={anchors}
              item="border-b border-line"
              link="min-h-11 wrap-anywhere text-link"
            />
          </ul>
        </Container>
      </nav>
    </>
  );
}

interface AnchorLinksProps {
  readonly anchors: readonly { readonly id: string; readonly label: string }[];
  /** How a place in the list looks, and the link in it. */
  readonly item: string;
  readonly link: string;
}

function AnchorLinks({ anchors, item, link }: AnchorLinksProps) {
  return anchors.map(({ id, label }) => (
    <li key={id} className={item}>
      <a href={`#${id}`} className={`flex items-center text-sm font-semibold ${link}`}>
        {label}
      </a>
    </li>
  ));
}

interface AboutSectionsProps {
  readonly sections: Sections;
  /** How many courses there are, and how many practices and projects all of them hold. */
  readonly counts: Counts;
}

interface Counts {
  readonly courses: number;
  readonly built: number;
}

/** The eleven sections in their order, each in a form of its own. All can be read without opening anything. */
export function AboutSections({ sections, counts }: AboutSectionsProps) {
  return (
    // From 1024 px on the anchor bar lies on what is above a section.
    <div className="[&_section]:scroll-mt-8 max-md:[&>section:not(:first-child)]:py-10">
      <Overview section={sections['company-overview']} counts={counts} />
      <Vision section={sections['our-vision']} />
      <Mission section={sections['our-mission']} />
      <CustomizedTraining section={sections['customized-training']} />
      <WhoWeAre section={sections['who-we-are']} />
      <History section={sections.history} />
      <div className="bg-sunken py-10 md:py-20">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-20">
          <Growth section={sections['growth-expansion']} />
          <Partnerships section={sections.partnerships} />
        </Container>
      </div>
      <Innovation section={sections.innovation} />
      <Commitment section={sections.commitment} />
      <LookingAhead section={sections['looking-ahead']} />
    </div>
  );
}

interface Of<Id extends keyof Sections> {
  readonly section: Sections[Id];
}

/** Two large figures; and a lesson as three screens under the path of the sun: one watches, is helped, works alone. */
function Overview({ section, counts }: Of<'company-overview'> & { readonly counts: Counts }) {
  const { heading, text, courses, built, lesson } = section;
  return (
    <section id="company-overview">
      <Container className="grid gap-8 py-10 md:grid-cols-[1.35fr_1fr] md:items-end md:gap-12 md:py-20">
        <div>
          <h2 className="break-after-avoid">{heading}</h2>
          <Paragraphs text={text} />
        </div>
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <Figure value={counts.courses} label={courses} />
          <Figure value={counts.built} label={built} />
        </div>
      </Container>
      <div className="overflow-x-clip bg-sunken py-10 md:py-16">
        <Container>
          <h3>{lesson.heading}</h3>
          <svg
            viewBox="0 0 1152 96"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="hidden h-24 w-full fill-none stroke-build-edge stroke-2 lg:block print:hidden"
          >
            <path
              d="M0 96Q576-80 1152 96"
              strokeDasharray="2 7"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="mt-6 grid gap-8 lg:mt-3 lg:grid-cols-3 lg:gap-10">
            {lesson.parts.map(({ name, text: what, screen }, index) => (
              <li
                key={name}
                className="relative grid break-inside-avoid gap-5 md:max-lg:grid-cols-[3fr_2fr] md:max-lg:items-center lg:row-span-2 lg:grid-rows-subgrid"
              >
                <span
                  className={`absolute left-1/2 hidden size-9 -translate-1/2 rounded-full border-[5px] border-marigold lg:block print:hidden ${suns[index] ?? ''}`}
                />
                <CodeScreen screen={screen} />
                <p>
                  <b className="block font-display text-xl">{name}</b>
                  {what}
                </p>
              </li>
            ))}
          </ol>
        </Container>
      </div>
    </section>
  );
}

/** The sun's places on its path: a ring, half a sun, a whole one. */
const suns = [
  '-top-15 bg-sunken',
  '-top-25 bg-linear-to-b from-sunken from-50% to-marigold to-50%',
  '-top-15 bg-marigold',
];

function Figure({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <p>
      <span className="flex items-center gap-1.5 font-display text-3xl font-bold lg:text-4xl">
        <Drawing viewBox="0 0 11 32" shapes={[['ray', 'M9.5 4 2.5 16l7 12']]} className="h-[1em]" />
        {value}
        <Drawing viewBox="0 0 11 32" shapes={[['ray', 'm1.5 4 7 12-7 12']]} className="h-[1em]" />
      </span>{' '}
      <span className="text-sm font-semibold">{label}</span>
    </p>
  );
}

/** The sentence with what counts in a full bar, and what does not in empty ones. */
function Vision({ section }: Of<'our-vision'>) {
  const { heading, text, depends } = section;
  return (
    <Section id="our-vision" inner="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <h2 className="break-after-avoid">{heading}</h2>
      <div>
        <p className="grid gap-2.5 font-display text-xl font-bold md:text-2xl">
          {depends.begins}
          <span className="rounded-sm px-4 py-2 not-print:bg-marigold not-print:text-on-marigold">
            {depends.counts}
          </span>
          {depends.doesNot.map((what) => (
            <span
              key={what}
              className="rounded-sm border-2 border-dashed border-line px-4 py-2 text-muted"
            >
              {what}
            </span>
          ))}
        </p>
        <Paragraphs text={text} />
      </div>
    </Section>
  );
}

/** One large sentence over stairs, at whose top the sun rises. */
function Mission({ section }: Of<'our-mission'>) {
  const { heading, sentence, text, cards } = section;
  return (
    <Section id="our-mission" className="overflow-x-clip bg-deep text-on-deep">
      <h2 className="text-marigold">{heading}</h2>
      <p className="mt-4 max-w-5xl font-display text-2xl font-bold text-balance lg:text-3xl">
        {sentence}
      </p>
      <div className="text-marigold">
        <Paragraphs text={text} />
      </div>
      <ul className="mt-6 grid gap-6 md:mt-2 md:auto-cols-fr md:grid-flow-col md:items-start md:gap-0">
        {cards.map(({ title, text: why }) => (
          <li
            key={title}
            className="relative border-t-[3px] border-marigold pt-3 md:pr-6 md:not-first:pl-5 md:not-first:before:absolute md:not-first:before:-top-[3px] md:not-first:before:left-0 md:not-first:before:h-14 md:not-first:before:border-l-[3px] md:not-first:before:border-marigold md:last:after:absolute md:last:after:right-0 md:last:after:bottom-full md:last:after:aspect-2/1 md:last:after:w-28 md:last:after:rounded-t-full md:last:after:bg-marigold md:nth-last-2:mt-14 md:nth-last-3:mt-28 md:nth-last-4:mt-42"
          >
            <h3>{title}</h3>
            <p className="mt-1 text-on-deep-muted">{why}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A field of many modules, of which two are chosen. */
function CustomizedTraining({ section }: Of<'customized-training'>) {
  const { heading, text, chosen, caption } = section;
  return (
    <Section
      id="customized-training"
      inner="grid items-center gap-x-20 gap-y-8 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <h2 className="break-after-avoid">{heading}</h2>
        <Paragraphs text={text} />
      </div>
      <figure className="max-w-md">
        <div aria-hidden="true" className="grid grid-cols-8 gap-4">
          {Array.from({ length: 22 }, (_, index) => (
            <i key={index} className="aspect-square rounded-full border-2 border-line" />
          ))}
          {chosen.map((module) => (
            <b
              key={module}
              className="col-[2/span_5] row-start-2 flex items-center gap-3 text-lg leading-tight before:aspect-square before:w-[calc((100%-16*var(--spacing))/5)] before:shrink-0 before:rounded-full before:bg-marigold last:col-[4/span_5] last:row-start-3"
            >
              {module}
            </b>
          ))}
        </div>
        <figcaption className="mt-4 text-sm text-muted">{caption}</figcaption>
      </figure>
    </Section>
  );
}

/** Three signs of a good instructor: keys, a search box, a speech bubble. */
function WhoWeAre({ section }: Of<'who-we-are'>) {
  const { heading, text, signs } = section;
  return (
    <Section
      id="who-we-are"
      className="bg-sunken"
      inner="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 className="break-after-avoid">{heading}</h2>
        <Paragraphs text={text} />
      </div>
      <ul className="grid gap-6 sm:grid-cols-3 lg:gap-8">
        {signs.map(({ show, text: sign }, index) => (
          <li
            key={sign}
            className="grid content-start gap-3 max-sm:items-center min-[20rem]:max-sm:grid-cols-2"
          >
            <div aria-hidden="true" className="flex h-14 items-center gap-1.5">
              {signShapes[index]?.(show)}
            </div>
            <p>{sign}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const signShapes: readonly ((show: string) => ReactNode)[] = [
  (show) =>
    [...show].map((letter, index) => (
      <kbd
        key={index}
        className="grid h-12 max-w-14 min-w-7 grow place-items-center rounded-sm border border-b-[5px] border-line bg-raised font-display text-lg font-bold even:border-build-edge even:text-on-marigold not-print:even:bg-marigold"
      >
        {letter}
      </kbd>
    )),
  (show) => (
    <span className="flex items-center gap-2 rounded-full border-2 border-current bg-raised px-4 py-2 leading-tight">
      <Search size={20} />
      {show}
    </span>
  ),
  (show) => (
    <span className="rounded-md rounded-bl-none bg-deep px-4 py-3 font-display text-lg leading-tight font-bold whitespace-nowrap text-on-deep">
      {show}
    </span>
  ),
];

/** The years as stations of a line that goes on. */
function History({ section }: Of<'history'>) {
  const { heading, text, entries } = section;
  return (
    <Section id="history" className="overflow-x-clip">
      <h2 className="break-after-avoid">{heading}</h2>
      <Paragraphs text={text} />
      <ol className="relative mt-8 grid gap-x-12 gap-y-10 before:absolute before:top-3.5 before:left-0 before:w-screen before:border-t-4 before:border-marigold max-sm:ml-5 max-sm:border-l-4 max-sm:border-marigold max-sm:pl-8 max-sm:before:hidden sm:auto-cols-fr sm:grid-flow-col">
        {entries.map(({ year, content }) => (
          <li
            key={year}
            className="relative before:absolute before:top-0 before:left-0 before:size-9 before:rounded-full before:border-4 before:border-paper before:bg-marigold before:ring-3 before:ring-ink max-sm:before:-left-13 sm:pt-12"
          >
            <h3>{year}</h3>
            <p className="mt-1 max-w-lg text-muted">{content}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a visitor might say, and beside it the name of what helps. */
function Growth({ section }: Of<'growth-expansion'>) {
  const { heading, text, youSay, link } = section;
  return (
    <section id="growth-expansion">
      <h2 className="break-after-avoid">{heading}</h2>
      <Paragraphs text={text} />
      <dl className="my-6 grid gap-2.5">
        {youSay.map(({ said, service }) => (
          <div key={said} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[1.3fr_1fr]">
            <dt className="justify-self-start rounded-md rounded-bl-none bg-raised px-3.5 py-2 leading-snug wrap-anywhere card-shadow">
              {`“${said}”`}
            </dt>
            <dd className="flex items-center gap-2.5 font-display font-bold wrap-anywhere before:w-5 before:border-t-2 before:border-marigold">
              {service}
            </dd>
          </div>
        ))}
      </dl>
      {link && (
        <Link to={link.to} look="arrow" about={heading}>
          {link.text}
        </Link>
      )}
    </section>
  );
}

/** Each kind of partner has a mark between the academy's brackets: a seal, a list, a door. */
function Partnerships({ section }: Of<'partnerships'>) {
  const { heading, text, cards } = section;
  return (
    <section id="partnerships">
      <h2 className="break-after-avoid">{heading}</h2>
      <Paragraphs text={text} />
      <ul className="mt-6 divide-y divide-line">
        {cards.map(({ title, text: purpose }, index) => (
          <li key={title} className="flex items-center gap-6 py-5">
            <svg
              viewBox="0 0 64 32"
              aria-hidden="true"
              className="w-[min(6rem,30%)] shrink-0 lg:w-32"
            >
              <Brackets width={64} />
              <Drawing viewBox="0 0 64 32" shapes={marks[index % marks.length] ?? []} />
            </svg>
            <div className="min-w-0">
              <h3>{title}</h3>
              <p className="wrap-anywhere text-muted">{purpose}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const marks: readonly Shapes[] = [
  [
    ['full', 'm28 19-2 10 6-4 6 4-2-10z'],
    ['sun', 'M32 5a9 9 0 1 1 0 18a9 9 0 1 1 0-18z'],
    ['onSun', 'm28 14 3 3 5-6'],
  ],
  [
    ['line', 'M28 7h14M28 16h14M28 25h14'],
    ['sun', 'M22 4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zm0 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z'],
    ['sun', 'M22 22a3 3 0 1 1 0 6a3 3 0 1 1 0-6z'],
  ],
  [
    ['line', 'M33 5h11v22H33'],
    ['ray', 'M17 16h19m-6-6 6 6-6 6'],
  ],
];

/** A syllabus that is being changed, and a machine's code that is being checked, each above its words. */
function Innovation({ section }: Of<'innovation'>) {
  const { heading, text, screen } = section;
  const [syllabus, ...machine] = text;
  return (
    <Section id="innovation">
      <h2 className="break-after-avoid">{heading}</h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div className="grid gap-6 md:row-span-2 md:grid-rows-subgrid">
          <div className="grid items-center rounded-md border border-line bg-raised p-6 card-shadow">
            <Drawing viewBox="14 12 330 148" shapes={editedSyllabus} className="max-h-40 w-full" />
          </div>
          <p>{syllabus}</p>
        </div>
        <div className="grid gap-6 md:row-span-2 md:grid-rows-subgrid">
          <CodeScreen screen={screen} />
          <div className="-mt-4">
            <Paragraphs text={machine} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Four lines: the second has been shortened, the third is new. */
const editedSyllabus: Shapes = [
  ['line', 'M24 19a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM24 59a7 7 0 1 1 0 14a7 7 0 1 1 0-14z'],
  ['line', 'M24 139a7 7 0 1 1 0 14a7 7 0 1 1 0-14z'],
  ['writing', 'M48 26h230M48 66h90M48 146h190'],
  ['line', 'M160 66h140'],
  ['sun', 'M24 97a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM50 101h280a5 5 0 0 1 0 10H50a5 5 0 0 1 0-10z'],
];

/** The promises, ticked; what nobody can promise, in an empty frame; and what proves a certificate. */
function Commitment({ section }: Of<'commitment'>) {
  const { heading, sentence, promises, noPromise, text, link } = section;
  return (
    <Section id="commitment" className="bg-sunken">
      <h2>{heading}</h2>
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[auto_1fr]">
        <div className="lg:row-span-2">
          <p className="max-w-md font-display text-2xl font-bold text-balance">{sentence}</p>
          <ul className="mt-6 grid gap-3 text-lg">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3">
                <Check
                  aria-hidden="true"
                  strokeWidth={3}
                  className="mt-0.5 shrink-0 rounded-full bg-marigold p-1 text-on-marigold"
                />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-md border-2 border-dashed border-muted p-5">
          <h3>{noPromise.title}</h3>
          <p className="mt-1">{noPromise.text}</p>
        </div>
        <div className="-mt-4 space-y-4">
          <Paragraphs text={text} />
          {link && (
            <Link to={link.to} look="arrow" about={heading}>
              {link.text}
            </Link>
          )}
        </div>
      </div>
    </Section>
  );
}

/** A sun that rises at the section's lower edge. */
function LookingAhead({ section: { heading, text } }: Of<'looking-ahead'>) {
  return (
    <Section
      id="looking-ahead"
      className="relative isolate overflow-clip after:absolute after:right-5 after:bottom-0 after:-z-10 after:aspect-2/1 after:w-40 after:rounded-t-full after:bg-marigold after:shadow-[0_0_0_3rem_color-mix(in_srgb,var(--color-marigold)_14%,transparent),0_0_0_8rem_color-mix(in_srgb,var(--color-marigold)_9%,transparent)] max-md:pb-32! lg:pb-24 lg:after:right-[max(4rem,50vw-38rem)] lg:after:w-96 print:after:hidden"
    >
      <h2 className="break-after-avoid">{heading}</h2>
      <div className="lg:max-w-xl">
        <Paragraphs text={text} />
      </div>
    </Section>
  );
}
