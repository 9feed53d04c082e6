import type { ReactNode } from 'react';
import type { Making } from './use-making.ts';

interface MakingStatusProps<Made> {
  readonly making: Making<Made>;
  readonly children: (made: Made) => ReactNode;
}

/** How far it has come, announced; then what has been made. */
export function MakingStatus<Made>({ making, children }: MakingStatusProps<Made>) {
  return (
    <div role="status" className="room-made">
      {making.status === 'making' && <p>One moment …</p>}
      {making.status === 'failed' && (
        <p className="room-fault">
          That did not work. Choose the sheet again; if it happens again, load this page anew.
        </p>
      )}
      {making.status === 'made' && children(making.made)}
    </div>
  );
}
