import type { ReactNode } from 'react';
import type { Academy } from '../content/schemas/academy.ts';
import { Container } from '../ui/container.tsx';
import { SectionHeading } from '../ui/section.tsx';
import './contact-band.css';
import { contactWays } from './contact-ways.ts';
import { VisitingCard } from './visiting-card.tsx';
import { WaysToReach } from './ways-to-reach.tsx';

interface ContactBandProps {
  readonly heading: string;
  readonly text: string;
  /** The subject of an e-mail. */
  readonly subject: string;
  /** What a written message starts with. */
  readonly message: string;
  readonly academy: Academy;
  /** What stands below the ways to reach the academy. */
  readonly children?: ReactNode;
}

/** How to reach the academy, below what a page is about; beside it the academy's visiting card. */
export function ContactBand({ heading, text, academy, children, ...enquiry }: ContactBandProps) {
  return (
    <section className="on-marigold py-14 md:py-20 print:hidden">
      <Container className="grid items-center gap-10 lg:grid-cols-[1fr_minmax(0,35rem)] lg:gap-16">
        <div>
          <SectionHeading heading={heading} text={text} />
          <WaysToReach ways={contactWays(academy, enquiry)} />
          {children}
        </div>
        <VisitingCard academy={academy} />
      </Container>
    </section>
  );
}
