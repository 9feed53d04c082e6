import type { EndedState } from './still-valid.ts';

interface EndedSealProps {
  readonly kind: EndedState['kind'];
}

/** The seal of a certificate that is not valid, like `ValidSeal` with another mark; the heading beside it says the same. */
export function EndedSeal({ kind }: EndedSealProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-8 shrink-0"
    >
      <circle cx="16" cy="16" r="13" />
      <path d={marks[kind]} />
    </svg>
  );
}

/** The hands of a clock, a bar, an arrow to the next, a question mark, and three dots. */
const marks: Readonly<Record<EndedState['kind'], string>> = {
  expired: 'M16 9v7.5l5 3',
  withdrawn: 'M9.5 16h13',
  replaced: 'M9.5 16h12m-5-5 5 5-5 5',
  unclear: 'M12.5 12.5c.5-5 7.5-4.5 7 .5-.3 2.5-3.5 2.5-3.5 5m0 4.5v.1',
  incomplete: 'M9.5 16h.1m6.4 0h.1m6.4 0h.1',
};
