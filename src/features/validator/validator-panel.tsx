import type { ReactNode } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { Container } from '../../ui/container.tsx';
import { HowItWorks } from './how-it-works.tsx';
import './validator-panel.css';

interface ValidatorPanelProps {
  readonly how: ValidatorWords['how'];
  readonly children: ReactNode;
}

/** The validator and how it works, so tall that the footer begins below the screen and no answer moves it. */
export function ValidatorPanel({ how, children }: ValidatorPanelProps) {
  return (
    <Container className="validator-panel">
      <div>{children}</div>
      <HowItWorks words={how} />
    </Container>
  );
}
