import { ArrowDown } from 'lucide-react';
import type { Ways } from '../../content/content.ts';
import { AcademySign } from '../../ui/academy-sign.tsx';
import { Container } from '../../ui/section.tsx';

/** The map "Where do I start?". Each way through the courses is a line with a stop for each course. */
export function WaysMap({ ways: words }: { readonly ways: Ways }) {
  return (
    <section id="start" className="ways-map">
      <Container>
        <div className="lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-12">
          <div>
            <h2>{words.heading}</h2>
            <p className="mt-3 max-w-xl text-lg text-on-deep-muted max-md:hidden">{words.text}</p>
          </div>
          <ul
            className="ways-legend mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm/[1.65] text-on-deep-muted md:mt-4 lg:flex-col"
            aria-hidden="true"
          >
            <li className="begins flex items-center gap-2.5">{words.canBegin}</li>
            <li className="flex items-center gap-2.5">{words.comesAfter}</li>
          </ul>
        </div>
        <ul className="way-links mt-4 grid grid-cols-2 gap-2 wrap-anywhere max-[20rem]:grid-cols-1 md:hidden print:hidden">
          {words.ways.map(({ id, from, goal }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {from}{' '}
                <b>
                  {/* The arrow lies in the space after the last word, so that no line breaks before it. */}
                  <span className="pr-5.5">{goal}</span>
                  <ArrowDown aria-hidden="true" size={16} className="-ml-4 inline" />
                </b>
              </a>
            </li>
          ))}
        </ul>
        <ul className="ways">
          {words.ways.map((way) => (
            <WayRow key={way.id} way={way} words={words} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

interface WayRowProps {
  readonly way: Ways['ways'][number];
  readonly words: Pick<Ways, 'canBegin' | 'comesAfter'>;
}

function WayRow({ way: { id, from, goal, stops, otherwise }, words }: WayRowProps) {
  return (
    <li id={id} className="way">
      <div className="lg:pt-5">
        <h3>{from}</h3>
        {otherwise.map((parts, position) => (
          <p
            key={position}
            className="mt-1 text-sm/[1.6] text-on-deep-muted max-md:leading-7 md:mt-2"
          >
            {parts.map(linkOrText)}
          </p>
        ))}
      </div>
      <ol className="mt-3 md:mt-5 lg:m-0 lg:flex">
        {stops.map(({ path, title, text }, position) => (
          <li key={path} className={position === 0 ? 'stop begins' : 'stop'}>
            <a href={encodeURI(`/courses/${path}`)} className={underlined}>
              {title}
            </a>
            <p className="text-sm/[1.35] text-on-deep-muted">{text}</p>
            <span className="sr-only">{position === 0 ? words.canBegin : words.comesAfter}</span>
          </li>
        ))}
        <li className="goal">
          <AcademySign size={34} />
          {goal}
        </li>
      </ol>
    </li>
  );
}

function linkOrText(part: Ways['ways'][number]['otherwise'][number][number]) {
  if (typeof part === 'string') return part;
  return (
    <a
      key={part.path}
      href={encodeURI(`/courses/${part.path}`)}
      className={`text-on-deep underline decoration-2 max-md:py-3.5 ${underlined}`}
    >
      {part.title}
    </a>
  );
}

const underlined =
  'decoration-marigold underline-offset-4 hover:underline hover:decoration-3 hover:decoration-marigold';
