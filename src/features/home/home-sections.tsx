import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '../../content/schemas/home.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** Three reasons, side by side under one rule rather than in three boxes. */
export function WhyChooseUs({ whyUs }: Pick<Home, 'whyUs'>) {
  return (
    <Section>
      <SectionHeading heading={whyUs.heading} />
      <ul className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-3">
        {whyUs.cards.map(({ drawing, lines, title, text }) => (
          <li key={title} className="break-inside-avoid border-t-2 border-marigold pt-6">
            <div
              aria-hidden="true"
              className="flex flex-col justify-center gap-2.5 text-sm wrap-anywhere md:min-h-28"
            >
              {drawings[drawing](lines)}
            </div>
            <h3 className="mt-4">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What one meets in a course: an error message that tells what is wrong, a route with its stops, a certificate that is found. */
const drawings: Record<Reason['drawing'], (lines: readonly string[]) => ReactNode> = {
  error: ([code, ...messages]) => (
    <>
      <code className="self-start rounded-sm bg-deep px-3.5 py-2 text-on-deep">{code}</code>
      {messages.map((message) => (
        <code key={message} className="border-l-4 border-error py-1 pl-3 text-error">
          {message}
        </code>
      ))}
    </>
  ),
  route: (stops) => (
    <ol className="relative flex justify-between gap-1 font-semibold before:absolute before:top-2 before:right-2 before:left-2 before:border-t-4 before:border-ink">
      {stops.map((stop) => (
        <li
          key={stop}
          className="relative grid gap-2 before:size-5 before:rounded-full before:border-4 before:border-ink before:bg-paper last:justify-items-end last:before:bg-marigold"
        >
          {stop}
        </li>
      ))}
    </ol>
  ),
  certificate: ([label, button, answer]) => (
    <>
      <p className="flex items-center justify-between rounded-md border-2 border-line bg-raised py-1.5 pr-1.5 pl-3 leading-tight text-muted">
        {label}
        <b className="shrink-0 rounded-sm px-3 py-1 not-print:bg-marigold not-print:text-on-marigold">
          {button}
        </b>
      </p>
      <p className="flex items-center gap-2 font-semibold text-valid">
        <Check size={20} strokeWidth={3} />
        {answer}
      </p>
    </>
  ),
};

type Reason = Home['whyUs']['cards'][number];

/** The advantages; the heading is the first cell of their grid. */
export function Advantages({ advantages }: Pick<Home, 'advantages'>) {
  return (
    <Section inner="grid gap-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-12">
      <SectionHeading heading={advantages.heading} text={advantages.text} />
      <ol className="contents">
        {advantages.items.map(({ title, text }) => (
          <li key={title} className="break-inside-avoid border-t-2 border-marigold pt-4">
            <h3>{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ServicesProps extends Pick<Home, 'services'> {
  readonly picture: PictureData;
}

/** What the academy does besides its courses, beside a tall picture. */
export function Services({ services, picture }: ServicesProps) {
  return (
    <Section id="services" className="bg-sunken" inner="grid gap-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Picture
          picture={picture}
          // Twice as wide as its column on large screens, where its sides are cut off.
          sizes="(min-width: 64rem) 60rem, 92vw"
          className="aspect-3/2 w-full rounded-lg object-cover lg:h-full lg:object-[60%_50%]"
        />
      </div>
      <div className="lg:col-span-7">
        <SectionHeading heading={services.heading} text={services.text} />
        <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {services.items.map(({ title, text }) => (
            <li
              key={title}
              // The first of an odd number stands alone, so that none does at the end.
              className="sm:[&:first-child:nth-last-child(odd)]:col-span-2"
            >
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
