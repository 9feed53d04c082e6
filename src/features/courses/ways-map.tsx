import type { Way, WayStop, Ways } from '../../content/content.ts';
import { AcademyMark } from '../../layout/academy-mark.tsx';
import { Container } from '../../ui/section.tsx';
import './ways-map.css';

/**
 * "Where do I start?": the ways of the content as lines that leave one sun, with a station for each course. Rows on
 * wide screens; on a phone one vertical line at a time, by link or by swipe.
 */
export function WaysMap({
  ways: { heading, text, canBegin, comesAfter, ways },
}: {
  readonly ways: Ways;
}) {
  const kinds = { canBegin, comesAfter };
  return (
    <section id="start" className="ways-map">
      <Container>
        <div className="ways-head">
          <div>
            <h2 className="section-heading text-3xl">{heading}</h2>
            <p className="mt-3 max-w-xl text-lg text-on-deep-muted">{text}</p>
          </div>
          <ul className="ways-legend" aria-hidden="true">
            <li className="begins">{canBegin}</li>
            <li>{comesAfter}</li>
          </ul>
        </div>
        <ul className="way-links">
          {ways.map(({ id, from }) => (
            <li key={id}>
              <a href={`#${id}`}>{from}</a>
            </li>
          ))}
        </ul>
        <ul className="ways">
          {ways.map((way) => (
            <WayRow key={way.id} way={way} kinds={kinds} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

interface WayRowProps {
  readonly way: Way;
  /** What the two kinds of stops mean, for those who don't see them. */
  readonly kinds: { readonly canBegin: string; readonly comesAfter: string };
}

/** One line: where the student is now, the stops in order, and the work at its end. */
function WayRow({ way: { id, from, goal, stops, otherwise }, kinds }: WayRowProps) {
  return (
    <li id={id} className="way">
      <div className="way-from">
        <h3>{from}</h3>
        {otherwise.map((parts, position) => (
          <p key={position}>{parts.map(linkOrText)}</p>
        ))}
      </div>
      <ol className="stops">
        {stops.map((stop) => (
          <Stop
            key={stop.path}
            stop={stop}
            kind={stop.canBegin ? kinds.canBegin : kinds.comesAfter}
          />
        ))}
        <li className="goal">
          <AcademyMark size={34} />
          {goal}
        </li>
      </ol>
    </li>
  );
}

interface StopProps {
  readonly stop: WayStop;
  readonly kind: string;
}

function Stop({ stop: { path, title, text, canBegin }, kind }: StopProps) {
  return (
    <li className={canBegin ? 'stop begins' : 'stop'}>
      <a href={encodeURI(`/courses/${path}`)}>{title}</a>
      <p>{text}</p>
      <span className="sr-only">{kind}</span>
    </li>
  );
}

function linkOrText(part: Way['otherwise'][number][number]) {
  if (typeof part === 'string') return part;
  return (
    <a key={part.path} href={encodeURI(`/courses/${part.path}`)}>
      {part.title}
    </a>
  );
}
