import type { Home } from '../../content/schemas/home.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section.tsx';

interface AdvantagesProps {
  readonly advantages: Home['advantages'];
}

/** The advantages, numbered between the academy's brackets; the heading is the first cell of their grid. */
export function Advantages({ advantages }: AdvantagesProps) {
  return (
    <section className="py-14 md:py-20">
      <Container className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-12">
        <SectionHeading heading={advantages.heading} text={advantages.text} />
        <ol className="contents">
          {advantages.items.map(({ title, text }, position) => (
            <li key={title} className="break-inside-avoid">
              <p aria-hidden="true" className="font-display text-2xl font-bold text-link">
                {`‹${position + 1}›`}
              </p>
              <h3 className="mt-2 text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
