import type { Course } from '../../content/content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Container } from '../../ui/container.tsx';

interface SyllabusFactsProps {
  readonly course: Course;
  readonly words: Site['syllabus'];
}

/** What one should know before the course, and what one can do after it. */
export function SyllabusFacts({ course, words }: SyllabusFactsProps) {
  return (
    <Container className="grid gap-10 py-12 md:grid-cols-12 print:py-4">
      <Facts heading={words.before} facts={course.before} className="md:col-span-5" />
      <Facts heading={words.afterwards} facts={course.afterwards} className="md:col-span-7" />
    </Container>
  );
}

interface FactsProps {
  readonly heading: string;
  readonly facts: readonly string[];
  readonly className: string;
}

function Facts({ heading, facts, className }: FactsProps) {
  return (
    <section className={className}>
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-muted marker:text-marigold print:text-ink">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
