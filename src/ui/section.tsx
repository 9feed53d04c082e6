import type { ReactNode } from 'react';

interface SectionProps {
  /** Also the id of the heading's anchor. */
  readonly id?: string;
  readonly heading: string;
  readonly text?: string;
  readonly isSunken?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ id, heading, text, isSunken, children }: SectionProps) {
  return (
    <section id={id} className={`py-14 md:py-20 ${isSunken ? 'bg-sunken' : ''}`}>
      <Container>
        <SectionHeading heading={heading} text={text} />
        {children}
      </Container>
    </section>
  );
}

interface SectionHeadingProps {
  readonly heading: string;
  readonly text?: string | undefined;
}

/** A heading under its rising sun, with an optional line of introduction. */
export function SectionHeading({ heading, text }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 className="section-heading">{heading}</h2>
      {text !== undefined && <p className="mt-4 text-lg text-muted">{text}</p>}
    </div>
  );
}

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's one measure: the same side margins and greatest width everywhere. */
export function Container({ children, className = '' }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-page px-5 md:px-8 xl:px-16 ${className}`}>{children}</div>
  );
}
