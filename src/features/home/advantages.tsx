import type { Home } from '../../content/schemas/home.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section.tsx';

interface AdvantagesProps {
  readonly advantages: Home['advantages'];
}

/** Five advantages as a list beside a heading that stays in view while one reads it. */
export function Advantages({ advantages }: AdvantagesProps) {
  return (
    <section className="py-14 md:py-20">
      <Container className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <div className="lg:sticky lg:top-28">
            <SectionHeading heading={advantages.heading} text={advantages.text} />
          </div>
        </div>
        <ul className="divide-y divide-line border-y border-line lg:col-span-7">
          {advantages.items.map(({ title, text }) => (
            <li key={title} className="py-6">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
