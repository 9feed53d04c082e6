import type { About, Question } from '../../content/schemas/about.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import './questions.css';

interface QuestionsProps {
  readonly questions: About['questions'];
}

/** The anchor of the questions, which are no section of the eleven. */
export const questionsId = 'questions';

/** What students ask before they join; each answer opens below its question. */
export function Questions({ questions }: QuestionsProps) {
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
