import type { BuiltThing } from '../../content/content.ts';
import { fill } from '../../fill.ts';
import type { Home } from '../../content/schemas/home.ts';
import type { PictureData } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Exhibit } from './exhibits.tsx';

interface BuiltWallProps {
  readonly words: Home['built'];
  readonly built: readonly BuiltThing[];
  /** How many practices and projects all courses hold. */
  readonly count: number;
  /** What one of the exhibits makes smaller. */
  readonly photo: PictureData;
}

/** Things that one builds in the courses, as cards of type; each leads to its module. The photograph's is as high as two. */
export function BuiltWall({ words, built, count, photo }: BuiltWallProps) {
  if (built.length === 0) return null;
  return (
    <Section className="bg-deep text-on-deep">
      <h2 className="section-heading">{words.heading}</h2>
      <p className="mt-4 max-w-2xl text-lg text-on-deep-muted">{fill(words.text, { count })}</p>
      <ul className="mt-9 grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 lg:grid-cols-3">
        {built.map((thing, position) => (
          <li
            key={`${thing.course.path} ${thing.show}`}
            className={`relative flex break-inside-avoid flex-col rounded-lg border p-4 transition-colors duration-160 last:col-span-full hover:border-marigold-strong sm:px-6 sm:py-5 lg:last:flex-row lg:last:items-center lg:last:gap-8 lg:last:[&>p]:m-0 ${thing.exhibit ? 'max-md:col-span-full' : ''} ${thing.exhibit === 'photo' ? 'lg:row-span-2' : ''} ${(tones.get(position) ?? night).card}`}
          >
            <p className="mb-3 flex min-h-12 items-center" aria-hidden="true">
              <span
                className={`font-display font-bold wrap-anywhere ${(tones.get(position) ?? night).show} ${looks[thing.look]}`}
              >
                {thing.show}
              </span>
            </p>
            {thing.exhibit && <Exhibit name={thing.exhibit} words={words.exhibits} photo={photo} />}
            <p className="mt-auto leading-[1.4] font-semibold">
              <a
                href={`${encodeURI(`/courses/${thing.course.path}`)}#${thing.module.id}`}
                className="after:absolute after:inset-0 after:rounded-lg"
              >
                {withCapital(thing.text)}
              </a>
            </p>
            <p className="mt-1.5 text-sm leading-[1.4]">
              {`${thing.course.title} · ${fill(words[thing.kind], { number: thing.module.number })}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const night = {
  card: 'border-deep-line not-print:bg-deeper dark:not-print:bg-paper',
  show: 'text-marigold',
};
const sun = { card: 'border-marigold not-print:bg-marigold not-print:text-on-marigold', show: '' };
const paper = {
  card: 'border-deep-line not-print:bg-on-deep not-print:text-on-marigold',
  show: 'not-print:text-deep',
};

/** The first and the last of nine cards are suns, the middle one is paper; on paper all are outlines. */
const tones = new Map([
  [0, sun],
  [4, paper],
  [8, sun],
]);

const looks = {
  plain: 'text-xl sm:text-3xl',
  plate: 'rounded-sm border-2 px-2 py-1 text-lg sm:text-2xl',
  ticket: 'rounded-sm border-2 border-dashed px-2 py-1 text-lg sm:text-2xl',
};

/** In a syllabus the text follows a word and a colon; here it begins. */
function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
