import type { About } from '../../content/schemas/about.ts';
import './testimonials.css';
import { Section } from '../../ui/section.tsx';

interface TestimonialsProps {
  readonly testimonials: About['testimonials'];
}

/** What students say, each with a name and a role; nothing where nobody has said anything yet. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { heading, items } = testimonials;
  if (!items?.length) return null;
  return (
    <Section heading={heading}>
      <ul className="mt-10 grid gap-10 md:grid-cols-2">
        {items.map(({ quote, author, role }) => (
          <li key={quote} className="md:even:mt-14">
            <figure>
              <blockquote className="quote text-2xl">{quote}</blockquote>
              <figcaption className="mt-4 text-muted">
                <span className="font-semibold text-ink">{author}</span>
                {`, ${role}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
