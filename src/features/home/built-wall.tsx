import type { BuiltThing } from '../../content/content.ts';
import { fill } from '../../fill.ts';
import type { Home } from '../../content/schemas/home.ts';
import type { PictureData } from '../../ui/picture.tsx';
import { Dotted, Section } from '../../ui/section.tsx';
import { Exhibit } from './exhibits.tsx';

interface BuiltWallProps {
  readonly words: Home['built'];
  readonly built: readonly BuiltThing[];
  /** The number of practices and projects in all courses. */
  readonly count: number;
  readonly photo: PictureData;
}

/** Practices and projects of the courses. Cards with an exhibit come first. */
export function BuiltWall({ words, built, count, photo }: BuiltWallProps) {
  if (built.length === 0) return null;
  const toTry = built.filter(({ exhibit }) => exhibit !== undefined);
  const others = built.filter(({ exhibit }) => exhibit === undefined);
  return (
    <Section className="bg-deep text-on-deep dark:bg-raised">
      <h2 className="section-heading">{words.heading}</h2>
      <p className="mt-4 max-w-2xl text-lg text-on-deep-muted">{fill(words.text, { count })}</p>
      <ul className="-mx-5 mt-6 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 md:mx-0 md:mt-8 md:grid md:grid-cols-2 md:overflow-visible md:px-0 lg:grid-cols-4">
        {toTry.map((thing) => (
          <li
            key={thing.exhibit}
            className="thing-to-try not-print:bg-deeper dark:not-print:bg-deep"
          >
            <p className="thing-shown" aria-hidden="true">
              <span className={thing.show && looks[thing.look]}>{thing.show}</span>
            </p>
            {thing.exhibit && <Exhibit name={thing.exhibit} words={words} photo={photo} />}
            <ThingLink thing={thing} words={words} />
          </li>
        ))}
      </ul>
      <ul className="mt-5 grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
        {others.map((thing) => (
          <li
            key={`${thing.course.path} ${thing.module.id} ${thing.text}`}
            className="relative break-inside-avoid border-t border-deep-line py-3 hover:border-marigold"
          >
            <ThingLink thing={thing} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ThingLink({
  thing,
  words,
}: Pick<BuiltWallProps, 'words'> & { readonly thing: BuiltThing }) {
  const place = fill(words[thing.kind], { number: thing.module.number });
  return (
    <>
      <p className="leading-[1.4] font-semibold">
        <a
          href={`${encodeURI(`/courses/${thing.course.path}`)}#${thing.module.id}`}
          className="after:absolute after:inset-0 after:rounded-lg"
        >
          {withCapital(thing.text)}
        </a>
      </p>
      <Dotted
        parts={[thing.course.title, place]}
        className="mt-1 text-sm leading-[1.4] text-on-deep-muted"
      />
    </>
  );
}

const looks = {
  plain: 'text-xl',
  plate: 'rounded-sm border-2 px-2 py-1 text-lg',
  ticket: 'rounded-sm border-2 border-dashed px-2 py-1 text-lg',
};

/** In a syllabus the text follows a label and a colon, so it may begin in lower case. */
function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
