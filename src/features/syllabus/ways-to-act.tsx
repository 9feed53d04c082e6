import type { ContactWay, AskWords } from '../../layout/contact-ways.ts';
import { WayIcon } from '../../layout/ways-to-reach.tsx';

export interface WaysToActProps {
  /** The ways to ask about the course, the main one first. */
  readonly ways: readonly ContactWay[];
  /** The words of the buttons. */
  readonly ask: AskWords['ask'];
}

/** The two first ways to ask about a course, one press each. */
export function WaysToAct({ ways, ask }: WaysToActProps) {
  return ways.slice(0, 2).map(({ kind, value, href }, index) => (
    <a
      key={kind}
      href={href}
      className={index === 0 ? 'button button-primary grow' : 'button button-quiet'}
    >
      <WayIcon kind={kind} />
      <span>
        {ask[kind]}
        {kind === 'phone' && <span className="sr-only">{` ${value}`}</span>}
      </span>
    </a>
  ));
}
