import type { ReactNode } from 'react';
import './fold.css';

interface FoldProps {
  /** What one presses. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What a phone folds away until one asks for it. Wide screens and paper show it at once. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className="underlined-link">{label}</summary>
      {children}
    </details>
  );
}
