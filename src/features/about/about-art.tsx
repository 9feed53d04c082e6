import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shapes } from '../../ui/drawing.tsx';

/** The signs of a good instructor, around their texts: keys, a search box, a speech bubble. */
export const signShapes: readonly ((show: string) => ReactNode)[] = [
  (show) =>
    [...show].map((letter, index) => (
      <kbd
        key={index}
        className="grid h-12 max-w-14 min-w-7 grow place-items-center rounded-sm border border-b-[5px] border-line bg-raised font-display text-lg font-bold"
      >
        {letter}
      </kbd>
    )),
  (show) => (
    <span className="flex items-center gap-2 rounded-full border-2 border-current bg-raised px-4 py-2 leading-tight">
      <Search size={20} />
      {show}
    </span>
  ),
  (show) => (
    <span className="rounded-md rounded-bl-none px-4 py-3 font-display text-lg leading-tight font-bold not-print:bg-ink not-print:text-paper">
      {show}
    </span>
  ),
];

/** The marks of the kinds of partners: a seal, a list, a door. */
export const partnerSigns: readonly Shapes[] = [
  [
    ['full', 'm28 19-2 10 6-4 6 4-2-10z'],
    ['sun', 'M32 5a9 9 0 1 1 0 18a9 9 0 1 1 0-18z'],
    ['onSun', 'm28 14 3 3 5-6'],
  ],
  [
    ['line', 'M28 7h14M28 16h14M28 25h14'],
    ['sun', 'M22 4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zm0 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z'],
    ['sun', 'M22 22a3 3 0 1 1 0 6a3 3 0 1 1 0-6z'],
  ],
  [
    ['line', 'M33 5h11v22H33'],
    ['ray', 'M17 16h19m-6-6 6 6-6 6'],
  ],
];
