// The folder src/features/about holds the sections of the About page.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
// Start here: one function for each section, in the page's order, which src/pages/about.astro decides.
import { Award, Check, DoorOpen, ListChecks, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type About,
  aboutSectionIds,
  type AboutSections as Sections,
} from '../../content/schemas/about.ts';
import { Brackets } from '../../ui/academy-sign.tsx';
import { CodeScreen } from '../../ui/code-screen.tsx';
import { Link } from '../../ui/link.tsx';
import { Container, Paragraphs, Section } from '../../ui/section.tsx';
import { type Counts, Overview } from './overview-section.tsx';

interface AboutSectionsProps {
  readonly about: Pick<About, 'sections'>;
  readonly counts: Counts;
}

/** All sections that the page has, in order. */
export function AboutSections({ about: { sections }, counts }: AboutSectionsProps) {
  const { 'company-overview': overview, 'our-vision': vision, 'our-mission': mission } = sections;
  const { 'customized-training': training, 'who-we-are': whoWeAre } = sections;
  const { 'growth-expansion': growth, partnerships, 'looking-ahead': lookingAhead } = sections;
  return (
    <div className="lg:[&_div>section]:scroll-mt-16 [&_h2]:break-after-avoid lg:[&>section]:scroll-mt-8">
      {overview && <Overview section={overview} counts={counts} />}
      {vision && <Vision {...vision} />}
      {mission && <Mission {...mission} />}
      {training && <CustomizedTraining {...training} />}
      {whoWeAre && <WhoWeAre {...whoWeAre} />}
      {sections.history && <History {...sections.history} />}
      {(growth ?? partnerships) && (
        <div className="bg-sunken py-10 laid-out-when-near md:py-20">
          <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-20">
            {growth && <Growth {...growth} />}
            {partnerships && <Partnerships {...partnerships} />}
          </Container>
        </div>
      )}
      {sections.innovation && <Innovation {...sections.innovation} />}
      {sections.commitment && <Commitment {...sections.commitment} />}
      {lookingAhead && <LookingAhead {...lookingAhead} />}
    </div>
  );
}

/** A bar of links to the page's sections. Browsers that know CSS Overflow 5 mark the link of the section in view. */
export function AboutAnchors({ about }: { readonly about: About }) {
  return (
    <nav
      aria-label={about.anchorBarLabel}
      className="sticky top-(--header-height) z-9 hidden border-b border-line bg-paper lg:block print:hidden"
    >
      <Container>
        <ul className="about-anchors">
          {aboutSectionIds.map(
            (id) =>
              about.sections[id] && (
                <li key={id}>
                  <a href={`#${id}`}>{about.sections[id].label}</a>
                </li>
              ),
          )}
        </ul>
      </Container>
    </nav>
  );
}

function Told({ heading, text }: { readonly heading: string; readonly text: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <Paragraphs text={text} />
    </>
  );
}

function MoreLink({ heading, link }: Pick<Sections['commitment'], 'heading' | 'link'>) {
  return (
    link && (
      <Link to={link.to} look="arrow" about={heading}>
        {link.text}
      </Link>
    )
  );
}

function Vision({ heading, text, depends }: Sections['our-vision']) {
  return (
    <Section id="our-vision" inner={`${beside} gap-y-3`}>
      <h2>{heading}</h2>
      <div>
        <p className="max-w-3xl font-display text-2xl/[1.3] font-bold text-balance">
          {`${depends.begins} `}
          <mark className="rounded-sm bg-transparent box-decoration-clone px-1.5 text-inherit not-print:bg-ink not-print:text-paper">
            {depends.counts}
          </mark>
          {` ${depends.doesNot.join(' ')}`}
        </p>
        <Paragraphs text={text} />
      </div>
    </Section>
  );
}

const beside = 'grid gap-x-12 lg:grid-cols-[1fr_2fr]';

/** On wide screens, the cards rise like stairs, with a sun at the top. */
function Mission({ heading, sentence, text, cards }: Sections['our-mission']) {
  return (
    <Section id="our-mission" className="overflow-x-clip bg-deep text-on-deep dark:bg-raised">
      <h2>{heading}</h2>
      <p className="mt-4 max-w-3xl font-display text-2xl/[1.3] font-bold text-balance">
        {sentence}
      </p>
      <div className="text-on-deep-muted">
        <Paragraphs text={text} />
      </div>
      <ul className="mt-6 grid gap-4 md:mt-2 md:auto-cols-fr md:grid-flow-col md:items-start md:gap-0">
        {cards.map(({ title, text: why }, index) => (
          <li
            key={title}
            className="relative border-t-[3px] border-marigold pt-2 md:pt-3 md:pr-6 md:not-first:pl-5 md:nth-last-2:mt-14 md:nth-last-3:mt-28 md:nth-last-4:mt-42"
          >
            {index > 0 && (
              <span className="absolute -top-[3px] left-0 h-14 border-l-[3px] border-marigold max-md:hidden" />
            )}
            {index === cards.length - 1 && (
              <span className="half-sun absolute right-0 bottom-full w-28 max-md:hidden" />
            )}
            <h3 className="max-md:text-lg">{title}</h3>
            <p className="mt-1 text-on-deep-muted">{why}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CustomizedTraining({ heading, text }: Sections['customized-training']) {
  return (
    <Section id="customized-training">
      <h2>{heading}</h2>
      <div className="grid gap-x-12 md:grid-cols-3">
        <Paragraphs text={text} />
      </div>
    </Section>
  );
}

function WhoWeAre({ signs, ...told }: Sections['who-we-are']) {
  return (
    <Section id="who-we-are" className="bg-sunken" inner={`${beside} gap-y-6`}>
      <div>
        <Told {...told} />
      </div>
      <ul className="grid gap-4 sm:grid-cols-3 lg:gap-8">
        {signs.map(({ show, text: sign }, index) => (
          <li key={sign}>
            <div aria-hidden="true" className="mb-3 flex h-14 items-center gap-1.5">
              {signShapes[index]?.(show)}
            </div>
            <p>{sign}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The drawings above the texts of `signs`: keys, then a search box, then a speech bubble. */
const signShapes: readonly ((show: string) => ReactNode)[] = [
  (show) =>
    [...show].map((letter, index) => (
      <kbd
        key={index}
        className="grid h-12 max-w-14 min-w-7 grow place-items-center rounded-sm border border-b-[5px] border-line bg-raised font-display text-lg font-bold"
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
    <span className="rounded-md rounded-bl-none px-4 py-3 font-display text-lg leading-tight font-bold not-print:bg-ink not-print:text-paper">
      {show}
    </span>
  ),
];

function History({ entries, ...told }: Sections['history']) {
  return (
    <Section id="history">
      <Told {...told} />
      <ol className="mt-6 grid gap-x-12 gap-y-6 border-marigold max-sm:ml-5 max-sm:border-l-4 max-sm:pl-8 sm:mt-9.5 sm:auto-cols-fr sm:grid-flow-col sm:border-t-4">
        {entries.map(({ year, content }) => (
          <li key={year} className="relative sm:pt-7.5">
            <span className="absolute top-0 -left-13 size-9 rounded-full border-4 border-paper bg-marigold ring-3 ring-ink sm:-top-5 sm:left-0" />
            <h3 className="max-md:text-lg">{year}</h3>
            <p className="mt-1 max-w-lg text-muted">{content}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Growth({ youSay, link, ...told }: Sections['growth-expansion']) {
  return (
    <section id="growth-expansion">
      <Told {...told} />
      <dl className="my-5 grid gap-2.5">
        {youSay.map(({ said, service }) => (
          <div key={said} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[1.3fr_1fr]">
            <dt className="justify-self-start rounded-md rounded-bl-none bg-raised px-3.5 py-2 leading-snug wrap-anywhere card-shadow">
              {`“${said}”`}
            </dt>
            <dd className="flex items-center gap-2.5 font-display font-bold wrap-anywhere before:w-5 before:border-t-2 before:border-edge">
              {service}
            </dd>
          </div>
        ))}
      </dl>
      <MoreLink heading={told.heading} link={link} />
    </section>
  );
}

function Partnerships({ cards, ...told }: Sections['partnerships']) {
  return (
    <section id="partnerships">
      <Told {...told} />
      <ul className="mt-4 divide-y divide-line">
        {cards.map(({ title, text: purpose }, index) => {
          const Sign = partnerSigns[index % 3] ?? Award;
          return (
            <li key={title} className="flex items-center gap-6 py-3 lg:py-5">
              <svg
                viewBox="0 0 64 32"
                aria-hidden="true"
                className="w-[min(5rem,30%)] shrink-0 lg:w-28"
              >
                <Brackets width={64} />
                <Sign x="20" y="4" />
              </svg>
              <div className="min-w-0">
                <h3 className="max-md:text-lg">{title}</h3>
                <p className="wrap-anywhere text-muted">{purpose}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const partnerSigns = [Award, ListChecks, DoorOpen] as const;

function Innovation({ screen, ...told }: Sections['innovation']) {
  return (
    <Section
      id="innovation"
      inner="grid grid-cols-1 items-center gap-x-20 gap-y-6 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <Told {...told} />
      </div>
      <CodeScreen screen={screen} />
    </Section>
  );
}

function Commitment({ heading, sentence, promises, text, link }: Sections['commitment']) {
  return (
    <Section
      id="commitment"
      className="bg-sunken"
      inner="grid gap-x-12 gap-y-2 lg:grid-cols-[1.3fr_1fr] lg:items-end"
    >
      <div>
        <h2>{heading}</h2>
        <p className="mt-2 font-display text-xl font-semibold text-balance">{sentence}</p>
        <ul className="mt-4 grid gap-3">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3">
              <Check aria-hidden="true" strokeWidth={3} className="mt-0.5 shrink-0" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className="space-y-4">
        <Paragraphs text={text} />
        <MoreLink heading={heading} link={link} />
      </div>
    </Section>
  );
}

function LookingAhead(told: Sections['looking-ahead']) {
  return (
    <Section id="looking-ahead" className="relative isolate overflow-clip">
      <span className="half-sun sun-rings absolute right-[max(2rem,50vw-38rem)] bottom-0 -z-10 w-64 max-md:hidden lg:w-80 print:hidden" />
      <div className="md:max-w-[55%]">
        <Told {...told} />
      </div>
    </Section>
  );
}
