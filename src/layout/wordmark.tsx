import { AcademyMark } from './academy-mark.tsx';

interface WordmarkProps {
  readonly name: string;
}

/** The academy's sign and its name. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg leading-tight font-bold">
      <AcademyMark size={34} className="shrink-0" />
      {name}
    </span>
  );
}
