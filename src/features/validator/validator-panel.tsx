import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';

interface ValidatorPanelProps {
  readonly children: ReactNode;
}

/** The one column of the validator, so tall that the footer begins below the screen and no answer moves it. */
export function ValidatorPanel({ children }: ValidatorPanelProps) {
  return (
    <Container className="min-h-[max(28rem,calc(100svh-17rem))] py-12">
      <div className="max-w-3xl">{children}</div>
    </Container>
  );
}
