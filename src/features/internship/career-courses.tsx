import type { Internship } from '../../content/schemas/internship.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

interface CareerCoursesProps {
  readonly careerCourses: Internship['careerCourses'];
}

/** The way from an internship back to the catalogue's groups. */
export function CareerCourses({ careerCourses }: CareerCoursesProps) {
  return (
    <Section heading={careerCourses.heading} text={careerCourses.text} tone="sunken">
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {careerCourses.cards.map(({ title, text, to, link }) => (
          <li key={title}>
            <Card title={title} text={text}>
              <p className="mt-4">
                <ArrowLink to={to} text={link} about={title} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
