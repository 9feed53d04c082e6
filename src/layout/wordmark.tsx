import { AcademyMark } from './academy-mark.tsx';

interface WordmarkProps {
  readonly name: string;
  readonly className?: string;
}

/** The academy's sign and its name. */
export function Wordmark({ name, className = '' }: WordmarkProps) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-display text-lg leading-tight font-bold ${className}`}
    >
      <AcademyMark size={34} className="shrink-0" />
      {name}
    </span>
  );
}
