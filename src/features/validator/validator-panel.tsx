import type { ReactNode } from 'react';

interface ValidatorPanelProps {
  readonly children: ReactNode;
}

/** The one column of the validator, tall enough that its states do not move the footer much. */
export function ValidatorPanel({ children }: ValidatorPanelProps) {
  return <div className="mx-auto min-h-112 w-full max-w-3xl px-5 py-12 md:px-8">{children}</div>;
}
