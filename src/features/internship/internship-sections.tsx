// The folder src/features/internship holds the sections of the Internship page, all in this file.
// Like each feature, it may import ui, layout, answer, content and register, but no other feature.
import { ClipboardList, GitBranch, ListChecks, Presentation } from 'lucide-react';
import type { Academy } from '../../content/schemas/academy.ts';
import { daysIn, type Internship } from '../../content/schemas/internship.ts';
import type { Site } from '../../content/schemas/site.ts';
import { allOf, fill } from '../../fill.ts';
import {
  type AskWords,
  contactLinks,
  numbers,
  type Reachable,
} from '../../layout/contact-links.ts';
import { AskButton, ContactBand, ContactButtons } from '../../layout/contact.tsx';
import { CodeScreen } from '../../ui/code-screen.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Paragraphs, Section, SectionHeading } from '../../ui/section.tsx';
import { SocialIcon } from '../../ui/social-networks.tsx';

/** A text about the academy, beside a drawn screen on which code is reviewed. */
export function AboutAcademy({ about }: Pick<Internship, 'about'>) {
  return (
    <Section inner="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-2">
      <div>
        <SectionHeading heading={about.heading} />
        <Paragraphs text={about.text} />
      </div>
      <CodeScreen screen={about.screen} />
    </Section>
  );
}

/** A text about the internship, and the four stages of a project, each with a sign. */
export function Overview({ overview }: Pick<Internship, 'overview'>) {
  return (
    <Section className="bg-sunken">
      <SectionHeading heading={overview.heading} />
      <Paragraphs text={overview.text} />
      <ol className="mt-8 grid gap-6 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {overview.points.map(({ title, text }, index) => {
          const Sign = stageSigns[index] ?? stageSigns[0];
          return (
            <li key={title} className="flex break-inside-avoid gap-5 lg:block">
              <Sign
                aria-hidden="true"
                size={48}
                strokeWidth={1.5}
                className="shrink-0 text-muted"
              />
              <div className="min-w-0">
                <h3 className="lg:mt-3">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const stageSigns = [ClipboardList, GitBranch, ListChecks, Presentation] as const;

/** The heading is the first cell of the grid, so that five cards make two full rows. */
export function Eligibility({ eligibility }: Pick<Internship, 'eligibility'>) {
  const { heading, text, cards } = eligibility;
  return (
    <Section inner="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      <SectionHeading heading={heading} text={text} />
      <ul className="contents">
        {cards.map(({ title, text: meaning }) => (
          <li
            key={title}
            className="break-inside-avoid rounded-md border border-line bg-raised p-4 card-shadow sm:p-6"
          >
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-muted sm:mt-2">{meaning}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ProgramDetailsProps extends Pick<Internship, 'details'> {
  readonly academy: Reachable;
  readonly asking: AskWords;
}

/** The durations as bars on one scale, the facts that the academy has written, and a way to ask for the others. */
export function ProgramDetails({ details, academy, asking }: ProgramDetailsProps) {
  const { durations } = details;
  const longest = Math.max(...durations.map(({ title }) => daysIn(title)));
  const { told, toAsk } = askedFacts(details);
  const facts = [
    { heading: details.modeLabel, items: [details.mode ?? []].flat() },
    { heading: details.locationLabel, items: [details.location] },
    ...told,
  ].filter(({ items }) => items.length > 0);
  return (
    <Section className="bg-deep text-on-deep dark:bg-raised">
      <SectionHeading heading={details.heading} />
      <h3 className="mt-8">{details.durationsLabel}</h3>
      <ul className="mt-4 grid gap-6 md:gap-8">
        {durations.map(({ title, text }) => (
          <li
            key={title}
            className="grid break-inside-avoid gap-x-8 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h4 className="text-xl md:text-2xl">{title}</h4>
            <div>
              <svg aria-hidden="true" className="h-4 w-full md:my-3">
                <rect y="25%" width="100%" height="50%" rx="4" className="fill-deep-line" />
                <rect
                  width={`${(100 * daysIn(title)) / longest}%`}
                  height="100%"
                  rx="8"
                  className="fill-on-deep-muted"
                />
              </svg>
              <p className="mt-1 max-w-2xl text-on-deep-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-8 grid gap-x-12 gap-y-4 border-t border-deep-line pt-6 md:grid-cols-2">
        {facts.map(({ heading, items }) => (
          <div
            key={heading}
            id={heading === told[0]?.heading ? factsId : undefined}
            className="break-inside-avoid"
          >
            <dt className="font-display text-xl font-bold">{heading}</dt>
            <dd className="mt-1">{items.length === 1 ? items : <Steps steps={items} />}</dd>
          </div>
        ))}
      </dl>
      {toAsk !== undefined && (
        <div id={told.length === 0 ? factsId : undefined} className="mt-6 print:hidden">
          <p className="mb-4 text-lg">{toAsk}</p>
          <AskButton academy={academy} look="outline" words={asking} />
        </div>
      )}
    </Section>
  );
}

/** A link to what students ask first, such as the stipend. It names only what the page tells; if that is nothing, it leads to a way to ask. */
export function FactsLink({ details }: Pick<Internship, 'details'>) {
  const { told, toAsk } = askedFacts(details);
  const text = told.length > 0 ? named(told) : toAsk;
  // In a line of its own, the link moves nothing when letters arrive.
  return (
    text !== undefined && (
      <p className="basis-full">
        <Link to={`#${factsId}`} look="beside">
          {text.charAt(0).toUpperCase() + text.slice(1)}
        </Link>
      </p>
    )
  );
}

const factsId = 'facts';

/** The facts that the academy has written, and a sentence that asks for the others, if there are any. */
function askedFacts({ facts, ask }: Internship['details']) {
  const all = Object.values(facts ?? {});
  const told = all.flatMap(({ heading, items }) => (items?.length ? [{ heading, items }] : []));
  const untold = all.filter(({ items }) => !items?.length);
  const toAsk = untold.length > 0 && ask ? fill(ask, { facts: named(untold) }) : undefined;
  return { told, toAsk };
}

function named(facts: readonly { readonly heading: string }[]): string {
  return allOf(facts.map(({ heading }) => heading.toLowerCase()));
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="list-decimal space-y-1 ps-6">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

interface CareCenterProps extends Pick<Internship, 'careCenter'>, Pick<AskWords, 'ask'> {
  readonly academy: Academy;
  readonly picture: PictureData;
}

/** The contact: every telephone, or WhatsApp and e-mail if there is no telephone. */
export function CareCenter({ careCenter, academy, ask, picture }: CareCenterProps) {
  const phones = numbers(academy).filter(({ kind }) => kind === 'phone');
  const links = phones.length > 0 ? phones : contactLinks(academy);
  return (
    <Section inner="grid items-center gap-12 sm:grid-cols-[1.3fr_1fr]">
      <div>
        <SectionHeading heading={careCenter.heading} text={careCenter.text} />
        <ContactButtons links={links} ask={ask} number="" />
      </div>
      {/* On a phone the picture is hidden, and is not downloaded. */}
      <div className="max-sm:hidden">
        <Picture
          picture={picture}
          sizes="(min-width: 84rem) 30rem, 40vw"
          className="aspect-3/2 w-full rounded-lg object-cover lifted"
        />
      </div>
    </Section>
  );
}

/** Links to the groups of the course catalogue. */
export function CareerCourses({ careerCourses }: Pick<Internship, 'careerCourses'>) {
  return (
    <Section className="bg-sunken">
      <SectionHeading heading={careerCourses.heading} text={careerCourses.text} />
      <ul className="mt-6 grid gap-3 md:mt-10 md:grid-cols-3 md:gap-6">
        {careerCourses.cards.map(({ title, text, to }) => (
          <li
            key={title}
            className="break-inside-avoid rounded-md border border-line bg-raised p-4 card-shadow sm:p-6"
          >
            <h3>
              <Link to={to} look="arrow">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-muted sm:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface LetsBuildProps extends Pick<Internship, 'contact'> {
  readonly ask: Site['contact']['ask'];
  readonly academy: Academy;
}

/** The closing words and the contact, with icons of social networks. Beside an icon without a `url` stands `soon`. */
export function LetsBuild({ contact, ask, academy }: LetsBuildProps) {
  const { icons, soon, ...words } = contact;
  return (
    <ContactBand {...words} ask={ask} academy={academy}>
      <ul className="mt-6 flex flex-wrap gap-x-4 gap-y-3 text-sm empty:hidden sm:gap-x-6">
        {icons?.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              className="inline-flex min-h-11 items-center gap-2 [&:any-link]:font-semibold [&:any-link]:underline [&>svg]:box-content [&>svg]:rounded-full [&>svg]:border-2 [&>svg]:p-2"
            >
              <SocialIcon network={network} />
            </a>
            {url === undefined && <span className="-mt-3 ml-13 block">{` (${soon})`}</span>}
          </li>
        ))}
      </ul>
    </ContactBand>
  );
}
