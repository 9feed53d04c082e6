import { ChevronDown } from 'lucide-react';
import { anchorOf } from '../../content/assemble-content.ts';
import type { About } from '../../content/schemas/about.ts';
import { AskButton, type AskButtonProps } from '../../layout/contact.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';

interface QuestionsProps
  extends Pick<About, 'questions'>, Pick<AskButtonProps, 'academy' | 'words'> {}

/**
 * Questions that students ask before they join. An answer that leads to no other page ends with a way to ask. On paper
 * all answers are open.
 */
export function Questions({ questions, academy, words }: QuestionsProps) {
  return (
    <Section id="questions" inner="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2>{questions.heading}</h2>
        <p className="mt-2 text-muted">{questions.text}</p>
      </div>
      <ul className="border-b border-line">
        {questions.items.map(({ question, answer, link }) => (
          <li key={question} className="break-inside-avoid border-t border-line">
            <details
              id={anchorOf(question)}
              className="group print:[&::details-content]:[content-visibility:visible]"
            >
              <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-2 font-display text-lg leading-snug font-bold">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className="shrink-0 text-link group-open:rotate-180 print:hidden"
                />
              </summary>
              <div className="space-y-2 pb-4 text-muted">
                {answer.map((paragraph) => (
                  <p key={paragraph} className="max-w-2xl">
                    {paragraph}
                  </p>
                ))}
                {link ? (
                  <Link to={link.to} look="arrow" about={question}>
                    {link.text}
                  </Link>
                ) : (
                  <div className="print:hidden">
                    <AskButton
                      academy={academy}
                      look="quiet"
                      words={{ ...words, message: question }}
                    />
                  </div>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Testimonials({ testimonials }: Pick<About, 'testimonials'>) {
  const { heading, items } = testimonials;
  if (!items?.length) return null;
  return (
    <Section className="bg-sunken">
      <h2 className="section-heading">{heading}</h2>
      <ul className="mt-6 grid gap-6 md:mt-8 md:grid-cols-2 md:gap-10">
        {items.map(({ quote, author, role }) => (
          <li key={quote}>
            <figure>
              <blockquote className="text-lg before:block before:h-[0.55em] before:font-display before:text-4xl before:leading-none before:font-bold before:text-muted before:content-['“'] after:content-['”'] md:text-2xl">
                {quote}
              </blockquote>
              <figcaption className="mt-3 text-muted">
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
