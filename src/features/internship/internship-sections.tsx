import type { Academy } from '../../content/schemas/academy.ts';
import type { Internship } from '../../content/schemas/internship.ts';
import { contactWays, numbers } from '../../layout/contact-ways.ts';
import { ContactBand, WaysToReach } from '../../layout/contact.tsx';
import { CodeScreen } from '../../ui/code-screen.tsx';
import { Drawing, type Shapes } from '../../ui/drawing.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Paragraphs, Section, SectionHeading } from '../../ui/section.tsx';
import { SocialIcon } from '../../ui/social-networks.tsx';

/** About the academy, beside a piece of work that is being reviewed. */
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

/** What the internship is, and the four stages of a project, each in its tone and with a drawing. */
export function Overview({ overview }: Pick<Internship, 'overview'>) {
  return (
    <Section className="bg-sunken">
      <SectionHeading heading={overview.heading} />
      <Paragraphs text={overview.text} />
      <ol className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
        {overview.points.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid break-inside-avoid grid-cols-[min(7.5rem,30%)_minmax(0,1fr)] content-start gap-x-5 max-[20rem]:block lg:block lg:pr-6"
          >
            <svg aria-hidden="true" className="col-span-2 mb-5 h-5 w-full lg:w-[calc(100%+1.5rem)]">
              <Stretch stage={index} from={0} share={100} />
            </svg>
            <Drawing {...(stages[index] ?? stages[0])} className="w-full lg:h-32 lg:w-auto" />
            <div>
              <h3 className="lg:mt-3">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A list of tasks; branches of a version control; a review; an audience. */
const stages: readonly [Stage, Stage, Stage, Stage] = [
  {
    viewBox: '58 0 200 140',
    shapes: [
      ['sheet', 'M60 10h120v122H60z'],
      ['ink', 'M76 30h56'],
      ['writing', 'M100 56h62M100 80h46M100 104h54'],
      ['line', 'M78 50h11v11H78zM78 74h11v11H78zM78 98h11v11H78z'],
    ],
  },
  {
    viewBox: '12 8 220 140',
    shapes: [
      ['ink', 'M14 92h212M58 92c20 0 18-44 40-44h44c22 0 20 44 40 44'],
      ['dot', 'M30 84a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm28 0a8 8 0 1 1 0 16a8 8 0 1 1 0-16z'],
      ['dot', 'M102 40a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm36 0a8 8 0 1 1 0 16a8 8 0 1 1 0-16z'],
      ['dot', 'M120 84a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm62 0a8 8 0 1 1 0 16a8 8 0 1 1 0-16z'],
      ['sun', 'M214 82a10 10 0 1 1 0 20a10 10 0 1 1 0-20z'],
    ],
  },
  {
    viewBox: '32 0 200 140',
    shapes: [
      ['sheet', 'M34 14h130v104H34z'],
      ['writing', 'M74 38h72M74 66h44M74 94h60'],
      ['ink', 'm46 38 5 5 9-11M46 94l5 5 9-11'],
      ['fault', 'm47 60 12 12m0-12L47 72'],
      ['sun', 'M128 54h82v38h-60l-12 12V92h-10z'],
      ['onSun', 'M142 68h54M142 79h36'],
    ],
  },
  {
    viewBox: '48 0 200 140',
    shapes: [
      ['sheet', 'M50 8h140v78H50z'],
      ['sun', 'M120 33a14 14 0 1 1 0 28a14 14 0 1 1 0-28z'],
      ['ink', 'm99 27-12 20 12 20M141 27l12 20-12 20'],
      [
        'full',
        'M62 101a11 11 0 1 1 0 22a11 11 0 1 1 0-22zm39 5a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
      ],
      [
        'full',
        'M140 106a11 11 0 1 1 0 22a11 11 0 1 1 0-22zm39-5a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
      ],
    ],
  },
];

interface Stage {
  readonly viewBox: string;
  readonly shapes: Shapes;
}

/** Who can apply, as a list that one can tick; the style sheet counts, and nothing is kept. */
export function Eligibility({ eligibility }: Pick<Internship, 'eligibility'>) {
  const { heading, text, cards, ticked, of } = eligibility;
  return (
    <Section inner="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_2fr] lg:items-start">
      <div className="lg:sticky lg:top-24">
        <SectionHeading heading={heading} text={text} />
      </div>
      <div className="[counter-reset:all_ticked]">
        <ul className="grid grid-cols-1 gap-2.5">
          {cards.map(({ title, text: meaning }) => (
            <li key={title} className="break-inside-avoid [counter-increment:all]">
              <label className="flex cursor-pointer gap-4 rounded-md border border-edge bg-raised p-4">
                <input
                  type="checkbox"
                  className="mt-0.5 grid size-6 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border-2 border-ink font-bold checked:bg-marigold checked:text-on-marigold checked:[counter-increment:ticked] checked:before:content-['✓']"
                />
                <span className="min-w-0">
                  <b className="block font-display text-lg leading-snug font-bold">{title}</b>
                  <span className="text-muted">{meaning}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p
          data-of={` ${of} `}
          className="mt-4 text-muted after:ml-2 after:font-display after:text-xl after:font-bold after:text-ink after:content-[counter(ticked)_attr(data-of)_counter(all)] print:hidden"
        >
          {ticked}
        </p>
      </div>
    </Section>
  );
}

/** How long, as bars to one scale; in which mode; and where. */
export function ProgramDetails({ details }: Pick<Internship, 'details'>) {
  const { durations, stages: names } = details;
  const longest = Math.max(...durations.map(({ months }) => months));
  return (
    <Section className="bg-deep text-on-deep">
      <SectionHeading heading={details.heading} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:grid max-sm:grid-cols-[auto_1fr]">
        <h3 className="col-span-2 text-marigold">{details.durationsLabel}</h3>
        {names.map((name, stage) => (
          <p key={name} className="flex items-center gap-2 text-sm font-semibold lg:hidden">
            <svg aria-hidden="true" className="h-4 w-8">
              <Stretch stage={stage} from={0} share={100} />
            </svg>
            {name}
          </p>
        ))}
      </div>
      <svg aria-hidden="true" className="mt-6 h-[2rem] w-full fill-on-deep-muted text-sm">
        {Array.from({ length: longest }, (_, month) => (
          <g key={month}>
            <rect x={`${(100 * month) / longest}%`} width="1" height="100%" />
            <text x={`${(100 * month) / longest}%`} dx="8" y="1.25rem">
              {month === 0 && <tspan className="max-md:hidden">{`${details.month} `}</tspan>}
              {month + 1}
            </text>
          </g>
        ))}
      </svg>
      <ul className="mt-4 grid gap-8">
        {durations.map(({ title, text, months }) => (
          <li key={title} className="break-inside-avoid">
            <svg aria-hidden="true" className="h-14 w-full">
              {stageParts.map(([begin, part], stage) => (
                <Stretch
                  key={begin}
                  stage={stage}
                  from={(100 * months * begin) / longest}
                  share={(100 * months * part) / longest}
                  name={names[stage]}
                />
              ))}
            </svg>
            <h4 className="mt-3">{title}</h4>
            <p className="max-w-2xl text-on-deep-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-on-deep-muted">{details.note}</p>
      <dl className="mt-8 grid gap-x-12 gap-y-6 border-t border-deep-line pt-6 md:grid-cols-2">
        {[
          [details.modeLabel, details.mode],
          [details.locationLabel, details.location],
        ].map(([label, value]) => (
          <div key={label}>
            <dt className="font-display text-lg font-bold text-marigold">{label}</dt>
            <dd className="mt-1">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Where in a project each stage begins, and what part of it it takes, about. */
const stageParts = [
  [0, 1 / 6],
  [1 / 6, 5 / 12],
  [7 / 12, 1 / 4],
  [5 / 6, 1 / 6],
] as const;

interface StretchProps {
  /** From 0. */
  readonly stage: number;
  /** In per cent of the drawing's width, as `share`. */
  readonly from: number;
  readonly share: number;
  readonly name?: string | undefined;
}

/**
 * A stage in its own tone, which differs from the others' without colour, too: dashed, full, hatched, and the sun's. Wide
 * screens write its name into it, if there is room.
 */
function Stretch({ stage, from, share, name }: StretchProps) {
  return (
    <>
      <rect x={`${from}%`} width={`${share}%`} height="100%" className={tones[stage] ?? ''} />
      {stage === 2 && (
        <line
          x1={`${from}%`}
          x2={`${from + share}%`}
          y1="50%"
          y2="50%"
          className="stroke-current stroke-[80] [stroke-dasharray:2_6]"
        />
      )}
      {name !== undefined && share > 8 && (
        <text
          x={`${from}%`}
          dx="10"
          y="1.4rem"
          className={`${label} ${labelTones[stage % 2] ?? ''}`}
        >
          {name}
        </text>
      )}
    </>
  );
}

const tones = [
  'fill-none stroke-current stroke-4 [stroke-dasharray:7_5]',
  'fill-current stroke-current stroke-4',
  'fill-none stroke-current stroke-4',
  'fill-marigold stroke-marigold stroke-4',
];

const label = 'hidden text-sm font-semibold [paint-order:stroke] lg:block';
const labelTones = ['fill-current stroke-deep stroke-8', 'fill-on-marigold'];

interface CareCenterProps extends Pick<Internship, 'careCenter'> {
  readonly academy: Academy;
  readonly picture: PictureData;
}

/** Whom to ask: every telephone, or the other ways where there is none. */
export function CareCenter({ careCenter, academy, picture }: CareCenterProps) {
  const hasPhones = (academy.phones ?? []).length > 0;
  return (
    <Section inner="grid gap-12 lg:grid-cols-[1.3fr_1fr]">
      <div>
        <SectionHeading heading={careCenter.heading} text={careCenter.text} />
        <WaysToReach ways={hasPhones ? numbers(academy) : contactWays(academy)} />
      </div>
      <div>
        <Picture
          picture={picture}
          sizes="(min-width: 84rem) 30rem, (min-width: 64rem) 40vw, 92vw"
          className="aspect-3/2 w-full rounded-lg object-cover lifted sm:max-lg:aspect-5/2"
        />
      </div>
    </Section>
  );
}

/** The way from an internship back to the catalogue's groups. */
export function CareerCourses({ careerCourses }: Pick<Internship, 'careerCourses'>) {
  return (
    <Section className="bg-sunken">
      <SectionHeading heading={careerCourses.heading} text={careerCourses.text} />
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {careerCourses.cards.map(({ title, text, to, link }) => (
          <li
            key={title}
            className="flex flex-col rounded-lg border border-line bg-raised p-6 card-shadow"
          >
            <h3>{title}</h3>
            <p className="mt-2 mb-4 grow text-muted">{text}</p>
            <p>
              <Link to={to} look="arrow" about={title}>
                {link}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface LetsBuildProps extends Pick<Internship, 'contact'> {
  readonly academy: Academy;
}

/** The closing words and how to answer them. An icon without an address is a placeholder link: an `a` without `href`. */
export function LetsBuild({ contact, academy }: LetsBuildProps) {
  const { icons, notLinked, ...words } = contact;
  const shown = icons ?? [];
  return (
    <ContactBand {...words} academy={academy}>
      {shown.some(({ url }) => url === undefined) && <p className="mt-8 text-sm">{notLinked}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-3 text-sm">
        {shown.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              className="inline-flex min-h-11 items-center gap-2 [&:any-link]:font-semibold [&:any-link]:underline [&>svg]:box-content [&>svg]:rounded-full [&>svg]:border-2 [&>svg]:border-dotted [&>svg]:p-2"
            >
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </ContactBand>
  );
}
