import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ways } from '../../content/content.ts';
import { fill } from '../../fill.ts';
import type { Home } from '../../content/schemas/home.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Link } from '../../ui/link.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

type FeaturedCourse = Home['courses']['cards'][number] & {
  readonly image: PictureData;
  /** The course's title, which may differ from the card's title. */
  readonly courseTitle: string;
};

interface FeaturedCoursesProps {
  readonly words: Home['courses'];
  readonly buttons: Site['carousel'];
  readonly cards: readonly FeaturedCourse[];
  readonly count: number;
}

/** A few courses in a row, and a link to all courses. */
export function FeaturedCourses({ words, buttons, cards, count }: FeaturedCoursesProps) {
  return (
    <Section className="overflow-x-clip bg-sunken">
      <SectionHeading heading={words.heading} text={words.text} />
      <div className="carousel-buttons scripted mt-5 flex gap-3 md:-mt-12 md:justify-end print:hidden">
        <button type="button" className="button button-icon" disabled aria-label={buttons.left}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" className="button button-icon" aria-label={buttons.right}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      {/* A row that can have the focus can be scrolled with the keyboard. */}
      <section
        aria-label={words.heading}
        tabIndex={0}
        className={`carousel-row mt-4 md:mt-6 ${cards.length === 3 ? 'of-three' : ''}`}
      >
        <ul className="flex flex-wrap gap-2.5">
          {cards.map((card) => (
            <CourseCard key={card.course} card={card} words={words} />
          ))}
        </ul>
      </section>
      <p>
        <a href="/courses#all" className="underlined-link py-2">
          {fill(words.all, { count })}
        </a>
      </p>
    </Section>
  );
}

interface CourseCardProps {
  readonly card: FeaturedCourse;
  readonly words: Home['courses'];
}

function CourseCard({ card, words }: CourseCardProps) {
  const isOther = card.courseTitle !== card.title;
  const course = fill(words.card, { course: card.courseTitle });
  return (
    <li className="grow basis-48 break-inside-avoid">
      <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised card-shadow">
        <Picture
          picture={card.image}
          sizes="(min-width: 48rem) 31rem, 60vw"
          className="aspect-3/2 w-full object-cover"
        />
        <div className="flex grow flex-col p-6">
          <h3>{card.title}</h3>
          {isOther && <p className="text-sm font-semibold">{course}</p>}
          <p className="mt-2 mb-4 grow text-muted">{card.text}</p>
          <p>
            <Link
              to={`/courses/${card.course}`}
              look="arrow"
              about={isOther ? `${card.title}. ${course}` : card.title}
            >
              {words.learnMore}
            </Link>
          </p>
        </div>
      </article>
    </li>
  );
}

/** A link to each way of "Where do I start?": where it begins, what one becomes, and its first course. */
export function StartDoors({ ways: { heading, begin, ways } }: { readonly ways: Ways }) {
  return (
    <Section id="start">
      <h2 className="section-heading">{heading}</h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
        {ways.map(({ id, from, goal, stops }) => (
          <li key={id}>
            <a href={`/courses#${id}`} className="start-door">
              <span>{from}</span>{' '}
              <b>
                {goal}
                <ArrowRight aria-hidden="true" size={18} className="flex-none" />
              </b>{' '}
              <span>{fill(begin, { course: stops[0]?.title ?? '' })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
