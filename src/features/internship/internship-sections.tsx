import type { Academy } from '../../content/schemas/academy.ts';
import type { Internship } from '../../content/schemas/internship.ts';
import { contactWays, telephoneLink } from '../../layout/contact-ways.ts';
import { ContactBand } from '../../layout/contact.tsx';
import { WaysToReach } from '../../layout/ways-to-reach.tsx';
import { Card, CardIcon, Points } from '../../ui/cards.tsx';
import { ArrowLink } from '../../ui/links.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Container, Section, SectionHeading } from '../../ui/section.tsx';
import { SocialIcon } from '../../ui/social-networks.tsx';

interface InternshipIntroProps {
  readonly internship: Pick<Internship, 'about' | 'overview'>;
}

/** About the academy, then what the internship is, step by step. */
export function InternshipIntro({ internship: { about, overview } }: InternshipIntroProps) {
  return (
    <>
      <section className="py-14 md:py-20">
        <Container className="grid gap-8 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <SectionHeading heading={about.heading} />
          </div>
          <Paragraphs text={about.text} />
        </Container>
      </section>
      <section className="bg-sunken py-14 md:py-20">
        <Container>
          <div className="grid gap-8 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <SectionHeading heading={overview.heading} />
            </div>
            <Paragraphs text={overview.text} />
          </div>
          <div className="mt-10">
            <Points points={overview.points} columns="sm:grid-cols-2 lg:grid-cols-4" />
          </div>
        </Container>
      </section>
    </>
  );
}

function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return (
    <div className="max-w-2xl space-y-4 lg:col-span-8">
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

const third = 'lg:col-span-2';
const ofFive = 'sm:max-lg:nth-5:col-span-2 lg:nth-4:col-span-3 lg:nth-5:col-span-3';

/** Who can apply: cards in threes where there is room; of five the last two share a row. */
export function Eligibility({ eligibility }: { readonly eligibility: Internship['eligibility'] }) {
  return (
    <Section heading={eligibility.heading} text={eligibility.text}>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {eligibility.cards.map(({ icon, title, text }) => (
          <li key={title} className={eligibility.cards.length === 5 ? `${third} ${ofFive}` : third}>
            <Card title={title} text={text} icon={<CardIcon name={icon} size={30} />} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How long, in which mode and where. */
export function ProgramDetails({ details }: { readonly details: Internship['details'] }) {
  return (
    <section className="bg-deep py-14 text-on-deep md:py-20">
      <Container>
        <SectionHeading heading={details.heading} />
        <h3 className="mt-10 text-lg text-marigold">{details.durationsLabel}</h3>
        <ul className="mt-3 grid gap-x-6 md:grid-cols-3">
          {details.durations.map(({ title, text }) => (
            <li key={title} className="border-t border-deep-line py-5">
              <h4 className="font-display text-3xl font-bold">{title}</h4>
              <p className="mt-2 text-on-deep-muted">{text}</p>
            </li>
          ))}
        </ul>
        <dl className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-3">
          <Detail label={details.modeLabel} value={details.mode} />
          <Detail
            label={details.locationLabel}
            value={details.location}
            className="md:col-span-2"
          />
        </dl>
      </Container>
    </section>
  );
}

interface DetailProps {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
}

function Detail({ label, value, className }: DetailProps) {
  return (
    <div className={className}>
      <dt className="font-display text-lg font-bold text-marigold">{label}</dt>
      <dd className="mt-1">{value}</dd>
    </div>
  );
}

interface CareCenterProps {
  readonly careCenter: Internship['careCenter'];
  readonly academy: Academy;
  readonly picture: PictureData;
}

/** Whom to ask: every telephone, or the other ways where there is none; on a wide screen the picture reaches up into the band above. */
export function CareCenter({ careCenter, academy, picture }: CareCenterProps) {
  const phones = (academy.phones ?? []).map((value) => ({
    kind: 'phone' as const,
    value,
    href: telephoneLink(value),
  }));
  return (
    <section className="py-14 md:py-20">
      <Container className="grid gap-12 lg:grid-cols-(--beside-picture)">
        <div>
          <SectionHeading heading={careCenter.heading} text={careCenter.text} />
          <WaysToReach ways={phones.length > 0 ? phones : contactWays(academy)} />
        </div>
        <div className="lg:mt-[calc(-5rem-var(--overhang))]">
          <Picture
            picture={picture}
            sizes="(min-width: 84rem) 30rem, (min-width: 64rem) 40vw, 92vw"
            className="aspect-3/2 w-full rounded-lg object-cover shadow-lifted"
          />
        </div>
      </Container>
    </section>
  );
}

interface CareerCoursesProps {
  readonly careerCourses: Internship['careerCourses'];
}

/** The way from an internship back to the catalogue's groups. */
export function CareerCourses({ careerCourses }: CareerCoursesProps) {
  return (
    <Section heading={careerCourses.heading} text={careerCourses.text} tone="sunken">
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {careerCourses.cards.map(({ title, text, to, link }) => (
          <li key={title}>
            <Card title={title} text={text}>
              <p className="mt-4">
                <ArrowLink to={to} text={link} about={title} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface LetsBuildProps {
  readonly contact: Internship['contact'];
  readonly academy: Academy;
}

/** The closing words and how to answer them. An icon without an address is a placeholder link: an `a` without `href`. */
export function LetsBuild({ contact, academy }: LetsBuildProps) {
  const { icons, ...words } = contact;
  return (
    <ContactBand {...words} academy={academy}>
      <ul className="mt-6 flex flex-wrap gap-3">
        {(icons ?? []).map(({ network, url }) => (
          <li key={network}>
            <a href={url} className="button button-quiet">
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </ContactBand>
  );
}
