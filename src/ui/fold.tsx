import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  /** Without a fold, the content is simply shown. */
  readonly isFolded?: boolean;
  readonly isOpen?: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/** Content that a visitor opens by pressing `label`. */
export function Fold({ isFolded = true, isOpen = false, label, children }: FoldProps) {
  if (!isFolded) return children;
  return (
    <details open={isOpen} className="group mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-semibold text-link">
        {label}
        <ChevronDown aria-hidden="true" size={20} className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
