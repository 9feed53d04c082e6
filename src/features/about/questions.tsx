import type { About, Question } from '../../content/schemas/about.ts';
import { ArrowLink } from '../../ui/links.tsx';
import { Section } from '../../ui/section.tsx';
import './about.css';

/** The anchor of the questions, which are no section of the eleven. */
export const questionsId = 'questions';

/** What students ask before they join; each answer opens below its question. */
export function Questions({ questions }: { readonly questions: About['questions'] }) {
  return (
    <Section id={questionsId} heading={questions.heading} text={questions.text} tone="sunken">
      <ul className="mt-8 grid items-start gap-3 lg:grid-cols-2 lg:gap-x-6">
        {questions.items.map((item) => (
          <li key={item.question}>
            <QuestionAndAnswer item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function QuestionAndAnswer({ item: { question, answer, link } }: { readonly item: Question }) {
  return (
    <details className="question">
      <summary>{question}</summary>
      <div className="space-y-2 px-5 pb-5 text-muted">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <ArrowLink to={link.to} text={link.text} about={question} />
          </p>
        )}
      </div>
    </details>
  );
}

/** What students say, each with a name and a role; nothing where nobody has said anything yet. */
export function Testimonials({ testimonials }: { readonly testimonials: About['testimonials'] }) {
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
