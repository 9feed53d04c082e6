import type { BuiltThing } from '../../content/content.ts';
import { fill } from '../../content/fill.ts';
import type { Home } from '../../content/schemas/home.ts';
import { Container } from '../../ui/section.tsx';
import './home.css';

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
    <section className="bg-deep py-14 text-on-deep md:py-20">
      <Container>
        <h2 className="section-heading text-3xl">{words.heading}</h2>
        <p className="mt-4 max-w-2xl text-lg text-on-deep-muted">{fill(words.text, { count })}</p>
        <ul className="mt-9 grid grid-cols-2 gap-3 lg:grid-cols-3">
          {built.map((thing, position) => (
            <li
              key={`${thing.course.path} ${thing.show}`}
              className={`built-card ${tones.get(position) ?? ''}`}
            >
              <p className="built-show" aria-hidden="true">
                <span className={`built-${thing.look}`}>{thing.show}</span>
              </p>
              <h3>
                <a href={`${encodeURI(`/courses/${thing.course.path}`)}#${thing.module.id}`}>
                  {withCapital(thing.text)}
                </a>
              </h3>
              <p className="mt-1.5 text-sm leading-[1.4]">
                {`${thing.course.title} · ${fill(words[thing.kind], { number: thing.module.number })}`}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** The first and the last of nine cards are suns, the middle one is paper. */
const tones = new Map([
  [0, 'built-sun'],
  [4, 'built-paper'],
  [8, 'built-sun'],
]);

/** In a syllabus the text follows a word and a colon; here it begins. */
function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
