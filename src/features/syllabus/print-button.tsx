import { Printer } from 'lucide-react';

interface PrintButtonProps {
  readonly label: string;
}

/** Prints the page; wired up by `wire-print-buttons.ts`, and hidden where there is no script. */
export function PrintButton({ label }: PrintButtonProps) {
  return (
    <button type="button" data-print className="print-button scripted inline-flex">
      <Printer aria-hidden="true" size={18} />
      {label}
    </button>
  );
}
