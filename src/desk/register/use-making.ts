import { useState } from 'react';

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
