import type { AboutSections as Sections } from '../../content/schemas/about.ts';
import { CodeScreen } from '../../ui/code-screen.tsx';
import { Container, Paragraphs } from '../../ui/section.tsx';

export interface Counts {
  readonly courses: number;
  /** The number of practices and projects in all courses. */
  readonly built: number;
}

interface OverviewProps {
  readonly section: Sections['company-overview'];
  readonly counts: Counts;
}

/** A text beside two large counts. Below, each part of a lesson has a drawn screen. */
export function Overview({ section, counts }: OverviewProps) {
  const { heading, text, courses, built, lesson } = section;
  return (
    <section id="company-overview">
      <Container className="grid gap-6 py-10 md:grid-cols-[1.35fr_1fr] md:items-start md:gap-12 md:py-20">
        <div>
          <h2>{heading}</h2>
          <Paragraphs text={text} />
        </div>
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <Figure value={counts.courses} label={courses} />
          <Figure value={counts.built} label={built} />
        </div>
      </Container>
      <div className="overflow-x-clip bg-sunken py-10 laid-out-when-near md:py-20">
        <Container>
          <h2>{lesson.heading}</h2>
          <ol className="mt-6 grid gap-6 md:mt-8 lg:grid-cols-3 lg:gap-10">
            {lesson.parts.map(({ name, text: what, screen }) => (
              <li
                key={name}
                className="grid break-inside-avoid gap-4 sm:max-lg:grid-cols-[3fr_2fr] sm:max-lg:items-center lg:row-span-2 lg:grid-rows-subgrid"
              >
                <CodeScreen screen={screen} />
                <p>
                  <b className="block font-display text-xl">{name}</b>
                  {what}
                </p>
              </li>
            ))}
          </ol>
        </Container>
      </div>
    </section>
  );
}

function Figure({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <p>
      <span className="flex items-center gap-1.5 font-display text-3xl font-bold lg:text-4xl">
        <Bracket d="M9.5 4 2.5 16l7 12" />
        {value}
        <Bracket d="m1.5 4 7 12-7 12" />
      </span>{' '}
      <span className="text-sm font-semibold">{label}</span>
    </p>
  );
}

function Bracket({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 11 32"
      aria-hidden="true"
      className="h-[1em] fill-none stroke-current stroke-4"
    >
      <path d={d} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
