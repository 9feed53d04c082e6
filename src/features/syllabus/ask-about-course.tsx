import { fill } from '../../content/fill.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { Site } from '../../content/schemas/site.ts';
import { ContactBand } from '../../layout/contact-band.tsx';

interface AskAboutCourseProps {
  readonly course: string;
  readonly academy: Academy;
  readonly words: Site['syllabus'];
}

/** How to ask about a course, which is named in the message. */
export function AskAboutCourse({ course, academy, words }: AskAboutCourseProps) {
  return (
    <ContactBand
      heading={words.ask}
      text={words.askText}
      subject={course}
      message={fill(words.message, { course })}
      academy={academy}
    />
  );
}
