import { fill } from '../../content/fill.ts';
import type { Course } from '../../content/content.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';
import { otherName } from '../../content/other-name.ts';
import { Container } from '../../ui/container.tsx';
import '../../ui/page-hero.css';
import { CourseCounts } from './course-counts.tsx';
import { CourseFacts } from './course-facts.tsx';
import { PrintButton } from './print-button.tsx';
import { SheetHead } from './sheet-head.tsx';
import { WaysToAct, type WaysToActProps } from './ways-to-act.tsx';
import './syllabus-hero.css';

interface SyllabusHeroProps extends WaysToActProps {
  readonly course: Course;
  readonly academy: Academy;
  readonly words: SyllabusWords;
  /** The page's own full address. */
  readonly address: string;
}

/** The course's name, what it holds, and how to ask about it; its description is left out on small screens. */
export function SyllabusHero({ course, address, academy, words, ...ways }: SyllabusHeroProps) {
  const name = otherName(course);
  return (
    <section className="page-hero syllabus-hero">
      <Container className="syllabus-hero-grid">
        <SheetHead address={address} academy={academy} words={words.sheet} />
        <div>
          <h1 className="text-4xl">{course.title}</h1>
          {name !== undefined && <p className="other-name">{fill(words.otherName, { name })}</p>}
          <p className="course-description">{course.description}</p>
        </div>
        <div className="course-offer">
          <CourseCounts modules={course.modules} words={words} />
          <CourseFacts course={course} words={words} />
          <div className="course-acts">
            <WaysToAct {...ways} />
            <PrintButton label={words.print} />
          </div>
        </div>
      </Container>
    </section>
  );
}
