import { WaysToAct, type WaysToActProps } from './ways-to-act.tsx';
import './reach-bar.css';

/** On a phone, the ways to ask at the screen's lower edge, from below the hero to the band that says the same. */
export function ReachBar(props: WaysToActProps) {
  return (
    <div className="reach-layer">
      <div className="reach-bar">
        <WaysToAct {...props} />
      </div>
    </div>
  );
}
