import type { Course } from '../../content/content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { PrintButton } from './print-button.tsx';

interface SyllabusHeroProps {
  readonly course: Course;
  readonly words: Site['syllabus'];
}

/** The course's title, level and number of modules; its description is left out where the screen is small. */
export function SyllabusHero({ course, words }: SyllabusHeroProps) {
  const figure = { value: String(course.modules.length), label: words.moduleCount };
  return (
    <PageHero headline={course.title} figure={figure}>
      <p className="mt-4 hidden max-w-2xl text-lg text-on-deep-muted md:block print:block">
        {course.description}
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="font-semibold text-marigold">
          {`${words.level}: ${words.levels[course.level]}`}
        </span>
        <PrintButton label={words.print} />
      </p>
    </PageHero>
  );
}
