import { useState, type ReactNode } from 'react';

/** What becomes of something that takes a moment to make. */
export type Making<Made> =
  | { readonly status: 'none' }
  | { readonly status: 'making' }
  | { readonly status: 'failed' }
  | { readonly status: 'made'; readonly made: Made };

/** Makes something when asked; asked again, it makes it anew. */
export function useMaking<Made>(): readonly [
  making: Making<Made>,
  make: (work: () => Promise<Made | undefined>) => void,
] {
  const [making, setMaking] = useState<Making<Made>>({ status: 'none' });
  const make = async (work: () => Promise<Made | undefined>) => {
    setMaking({ status: 'making' });
    const made = await work();
    setMaking(made === undefined ? { status: 'failed' } : { status: 'made', made });
  };
  return [making, (work) => void make(work)];
}

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
