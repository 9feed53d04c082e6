import { Printer } from 'lucide-react';

interface PrintButtonProps {
  readonly label: string;
}

/** Prints the page; wired up by `wire-print-buttons.ts`, and hidden where there is no script. */
export function PrintButton({ label }: PrintButtonProps) {
  return (
    <button
      type="button"
      data-print
      className="scripted inline-flex min-h-11 items-center gap-2 rounded-md border border-deep-line px-4 text-sm font-semibold hover:border-marigold print:hidden"
    >
      <Printer aria-hidden="true" size={18} />
      {label}
    </button>
  );
}
