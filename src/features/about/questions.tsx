import type { About } from '../../content/schemas/about.ts';
import { Link } from '../../ui/link.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** The anchor of the questions, which are no section of the eleven. */
export const questionsId = 'questions';

/** What students ask before they join, each with its answer. */
export function Questions({ questions }: { readonly questions: About['questions'] }) {
  return (
    <Section id={questionsId} className="bg-sunken">
      <SectionHeading heading={questions.heading} text={questions.text} />
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questions.items.map(({ question, answer, link }) => (
          <li key={question} className="break-inside-avoid space-y-2 border-t border-line pt-4">
            <h3>{question}</h3>
            {answer.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
            {link && (
              <Link to={link.to} look="arrow" about={question}>
                {link.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What students say, each with a name and a role; nothing where nobody has said anything yet. */
export function Testimonials({ testimonials }: { readonly testimonials: About['testimonials'] }) {
  const { heading, items } = testimonials;
  if (!items?.length) return null;
  return (
    <Section>
      <SectionHeading heading={heading} />
      <ul className="mt-10 grid gap-10 md:grid-cols-2">
        {items.map(({ quote, author, role }) => (
          <li key={quote}>
            <figure>
              <blockquote className="text-2xl before:block before:h-[0.55em] before:font-display before:text-4xl before:leading-none before:font-bold before:text-link before:content-['“'] after:content-['”']">
                {quote}
              </blockquote>
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
