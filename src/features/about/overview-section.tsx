import type { AboutSections as Sections } from '../../content/schemas/about.ts';
import { CodeScreen } from '../../ui/code-screen.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Container, Paragraphs } from '../../ui/section.tsx';

/** The numbers of the two large figures. */
export interface Counts {
  readonly courses: number;
  /** The practices and projects of all courses. */
  readonly built: number;
}

interface OverviewProps {
  readonly section: Sections['company-overview'];
  readonly counts: Counts;
}

/** Two large figures; and a lesson as three screens under the path of the sun: watch, be helped, work alone. */
export function Overview({ section, counts }: OverviewProps) {
  const { heading, text, courses, built, lesson } = section;
  return (
    <section id="company-overview">
      <Container className="grid gap-6 py-10 md:grid-cols-[1.35fr_1fr] md:items-end md:gap-12 md:py-20">
        <div>
          <h2>{heading}</h2>
          <Paragraphs text={text} />
        </div>
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <Figure value={counts.courses} label={courses} />
          <Figure value={counts.built} label={built} />
        </div>
      </Container>
      <div className="overflow-x-clip bg-sunken py-10 md:py-16">
        <Container>
          <h3>{lesson.heading}</h3>
          <svg
            viewBox="0 0 1152 96"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="hidden h-24 w-full fill-none stroke-build-edge stroke-2 lg:block print:hidden"
          >
            <path
              d="M0 96Q576-80 1152 96"
              strokeDasharray="2 7"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="mt-4 grid gap-6 md:mt-6 lg:mt-3 lg:grid-cols-3 lg:gap-10">
            {lesson.parts.map(({ name, text: what, screen }, index) => (
              <li
                key={name}
                className="relative grid break-inside-avoid gap-4 min-[22rem]:max-lg:grid-cols-[3fr_2fr] min-[22rem]:max-lg:items-center lg:row-span-2 lg:grid-rows-subgrid"
              >
                <span
                  className={`absolute left-1/2 hidden size-9 -translate-1/2 rounded-full border-[5px] border-marigold lg:block print:hidden ${suns[index] ?? ''}`}
                />
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

/** The sun's places on its path: a ring, half a sun, a whole one. */
const suns = [
  '-top-15 bg-sunken',
  '-top-25 bg-linear-to-b from-sunken from-50% to-marigold to-50%',
  '-top-15 bg-marigold',
];

function Figure({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <p>
      <span className="flex items-center gap-1.5 font-display text-3xl font-bold lg:text-4xl">
        <Drawing viewBox="0 0 11 32" shapes={[['ink', 'M9.5 4 2.5 16l7 12']]} className="h-[1em]" />
        {value}
        <Drawing viewBox="0 0 11 32" shapes={[['ink', 'm1.5 4 7 12-7 12']]} className="h-[1em]" />
      </span>{' '}
      <span className="text-sm font-semibold">{label}</span>
    </p>
  );
}
