import type { Ways } from '../../../content/content.ts';
import { Container } from '../../../ui/container.tsx';
import { WayRow } from './way-row.tsx';
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
