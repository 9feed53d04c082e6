import type { ReactNode } from 'react';

interface ValidatorPanelProps {
  readonly children: ReactNode;
}

/** The one column of the validator, so tall that the footer begins below the screen and no answer moves it. */
export function ValidatorPanel({ children }: ValidatorPanelProps) {
  return (
    <div className="mx-auto min-h-[max(28rem,calc(100svh-17rem))] w-full max-w-6xl px-5 py-12 *:max-w-3xl md:px-8">
      {children}
    </div>
  );
}
