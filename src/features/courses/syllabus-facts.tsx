import type { Course } from '../../content/content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Container } from '../../ui/container.tsx';

interface SyllabusFactsProps {
  readonly course: Course;
  readonly words: Site['syllabus'];
}

/** What students should know before the course, and what they can do after it. */
export function SyllabusFacts({ course, words }: SyllabusFactsProps) {
  return (
    <Container className="py-12 print:py-4">
      <div className="beside-line grid gap-10 md:grid-cols-2">
        <Facts heading={words.before} facts={course.before} />
        <Facts heading={words.afterwards} facts={course.afterwards} />
      </div>
    </Container>
  );
}

interface FactsProps {
  readonly heading: string;
  readonly facts: readonly string[];
}

function Facts({ heading, facts }: FactsProps) {
  return (
    <section>
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-muted marker:text-marigold print:text-ink">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
