import type { Internship } from '../../content/schemas/internship.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section.tsx';

interface ProgramDetailsProps {
  readonly details: Internship['details'];
}

/** How long, in which mode and where. */
export function ProgramDetails({ details }: ProgramDetailsProps) {
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
