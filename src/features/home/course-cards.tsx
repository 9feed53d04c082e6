import { fill } from '../../content/fill.ts';
import type { Home } from '../../content/schemas/home.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';

type FeaturedCourse = Home['courses']['cards'][number] & {
  readonly image: PictureData;
  /** The course's own name. */
  readonly courseTitle: string;
};

interface CourseCardsProps {
  /** "Course: …", where the course's own name is another than the card's. */
  readonly ownName: string;
  readonly cards: readonly FeaturedCourse[];
  readonly learnMore: string;
}

/** The carousel's cards; without script they are a row that can be swiped. */
export function CourseCards({ cards, learnMore, ownName }: CourseCardsProps) {
  return (
    <ul className="carousel-cards">
      {cards.map((card) => (
        <li key={card.course} className="carousel-card">
          <CourseCard card={card} learnMore={learnMore} ownName={ownName} />
        </li>
      ))}
    </ul>
  );
}

interface CourseCardProps {
  readonly card: FeaturedCourse;
  readonly learnMore: string;
  readonly ownName: string;
}

function CourseCard({ card, learnMore, ownName }: CourseCardProps) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-card">
      <Picture
        picture={card.image}
        sizes="(min-width: 48rem) 31rem, 60vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="flex grow flex-col p-6">
        <h3 className="text-xl">{card.title}</h3>
        {card.courseTitle !== card.title && (
          <p className="text-sm font-semibold">{fill(ownName, { course: card.courseTitle })}</p>
        )}
        <p className="mt-2 mb-4 grow text-muted">{card.text}</p>
        <p>
          <ArrowLink to={`/courses/${card.course}`} text={learnMore} about={card.title} />
        </p>
      </div>
    </article>
  );
}
