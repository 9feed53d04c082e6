import type { ReactNode } from 'react';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import { Container } from '../../ui/section.tsx';
import { ContactLinks, type ReachLink } from '../../answer/below-answer.tsx';
import { PageSymbols } from '../../answer/page-symbols.tsx';
import './validator-panel.css';

interface ValidatorPanelProps {
  readonly how: ValidatorWords['sealed']['how'];
  /** Says which host the register comes from. */
  readonly source?: string | undefined;
  readonly words: Pick<ValidatorWords, 'noScript' | 'longWait'>;
  readonly contact: readonly ReachLink[];
  readonly children: ReactNode;
}

/**
 * The validator, its fallback without JavaScript, and "How the check works". The panel fills the screen, so that an
 * answer does not move the footer. The part with the box has a minimum height, so that nothing moves when the box
 * replaces the loading notice.
 */
export function ValidatorPanel({ how, source, words, contact, children }: ValidatorPanelProps) {
  return (
    <Container className="validator-panel grid grid-cols-1 content-start gap-6">
      <div>
        <noscript>
          <p>{words.noScript}</p>
          <ContactLinks contact={contact} />
        </noscript>
        {children}
        <PageSymbols />
        {/*
         * Helps a visitor who goes offline while the page loads. The style sheet shows the text after 12 seconds,
         * until a form or a failure appears.
         */}
        <p role="status" className="scripted long-wait">
          {words.longWait}
        </p>
      </div>
      <section aria-labelledby="how-it-works" className="how-it-works print:hidden">
        <h2 id="how-it-works" className="mb-6">
          {how.heading}
        </h2>
        <ul className="grid gap-6 sm:grid-cols-3">
          {how.points.map(({ title, text }) => (
            <li
              key={title}
              className="row-span-2 grid grid-rows-subgrid content-start gap-y-1 border-t border-line pt-4"
            >
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
        {source !== undefined && <p className="mt-6 text-muted">{source}</p>}
      </section>
    </Container>
  );
}
