import { fill } from '../../content/fill.ts';
import type { Ways } from '../../content/content.ts';
import './start-doors.css';

/** A link into each way of "Where do I start?" on the catalogue's page, and with which course it begins. */
export function StartDoors({ ways: { heading, begin, ways } }: { readonly ways: Ways }) {
  return (
    <div className="start-doors">
      <h3 className="text-2xl">{heading}</h3>
      <ul>
        {ways.map(({ id, from, stops }) => (
          <li key={id}>
            <a href={`/courses#${id}`}>
              <b>{from}</b>
              <span>{fill(begin, { course: stops[0]?.title ?? '' })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
