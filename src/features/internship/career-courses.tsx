import { ArrowRight } from 'lucide-react';
import type { Internship } from '../../content/schemas/internship.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';

interface CareerCoursesProps {
  readonly careerCourses: Internship['careerCourses'];
}

/** The way from an internship back to the catalogue's groups. */
export function CareerCourses({ careerCourses }: CareerCoursesProps) {
  return (
    <Section heading={careerCourses.heading} text={careerCourses.text} tone="sunken">
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {careerCourses.cards.map(({ title, text, to, link }) => (
          <li key={title}>
            <Card title={title} text={text}>
              <p className="mt-4">
                <a href={to} className={textLinkStyle}>
                  {link}
                  <span className="sr-only">: {title}</span>
                  <ArrowRight aria-hidden="true" size={18} />
                </a>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
