import type { Way, WayStop } from '../../../content/content.ts';
import { AcademyMark } from '../../../layout/academy-mark.tsx';

interface WayRowProps {
  readonly way: Way;
  /** What the two kinds of stops mean, for those who don't see them. */
  readonly kinds: { readonly canBegin: string; readonly comesAfter: string };
}

/** One line: where the student is now, the stops in order, and the work at its end. */
export function WayRow({ way: { id, from, goal, stops, otherwise }, kinds }: WayRowProps) {
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
