import { fill } from '../../content/fill.ts';
import type { BuiltThing } from '../../content/content.ts';
import type { Home } from '../../content/schemas/home.ts';
import { Container } from '../../ui/container.tsx';
import './built-wall.css';

interface BuiltWallProps {
  readonly words: Home['built'];
  readonly built: readonly BuiltThing[];
  /** How many practices and projects all courses hold. */
  readonly count: number;
}

/** Things that one builds in the courses, as cards of type; each leads to its module. */
export function BuiltWall({ words, built, count }: BuiltWallProps) {
  if (built.length === 0) return null;
  return (
    <section className="built bg-deep py-14 text-on-deep md:py-20">
      <Container>
        <h2 className="section-heading text-3xl">{words.heading}</h2>
        <p className="mt-4 max-w-2xl text-lg text-on-deep-muted">{fill(words.text, { count })}</p>
        <ul className="built-cards">
          {built.map((thing) => (
            <BuiltCard
              key={`${thing.course.path} ${thing.show}`}
              thing={thing}
              place={fill(words[thing.kind], { number: thing.module.number })}
            />
          ))}
        </ul>
      </Container>
    </section>
  );
}

interface BuiltCardProps {
  readonly thing: BuiltThing;
  readonly place: string;
}

function BuiltCard({ thing: { show, look, text, course, module }, place }: BuiltCardProps) {
  return (
    <li className="built-card">
      <p className="built-show" aria-hidden="true">
        <span className={`built-${look}`}>{show}</span>
      </p>
      <h3>
        <a href={`${encodeURI(`/courses/${course.path}`)}#${module.id}`}>{withCapital(text)}</a>
      </h3>
      <p className="built-place">{`${course.title} · ${place}`}</p>
    </li>
  );
}

/** In a syllabus the text follows a word and a colon; here it begins. */
function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
