import type { Home } from '../../content/schemas/home.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Picture, type PictureData } from '../../ui/picture.tsx';

type FeaturedCourse = Home['courses']['cards'][number] & { readonly image: PictureData };

interface CourseCardsProps {
  readonly cards: readonly FeaturedCourse[];
  readonly learnMore: string;
}

/** The carousel's cards; without script they are a row that can be swiped. */
export function CourseCards({ cards, learnMore }: CourseCardsProps) {
  return (
    <ul className="flex gap-6">
      {cards.map((card) => (
        <li key={card.course} className="w-[min(28rem,80vw)] min-w-75 shrink-0 snap-start">
          <CourseCard card={card} learnMore={learnMore} />
        </li>
      ))}
    </ul>
  );
}

interface CourseCardProps {
  readonly card: FeaturedCourse;
  readonly learnMore: string;
}

function CourseCard({ card, learnMore }: CourseCardProps) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-card">
      <Picture
        picture={card.image}
        sizes="(min-width: 35rem) 28rem, 80vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="flex grow flex-col p-6">
        <h3 className="text-xl">{card.title}</h3>
        <p className="mt-2 mb-4 grow text-muted">{card.text}</p>
        <p>
          <ArrowLink to={`/courses/${card.course}`} text={learnMore} about={card.title} />
        </p>
      </div>
    </article>
  );
}
