// The folder src/ui holds looks: sections, buttons, pictures, drawings. It has no words and no facts.
// May import nothing of the site but the files of src/ itself, such as fill.ts.
// Start with theme.css, which has the colours, sizes and shadows, and with this file.
import { Fragment, type ReactNode } from 'react';

interface SectionProps {
  readonly id?: string;
  /** Classes for the whole width of the section, such as its background. */
  readonly className?: string;
  /** Classes for the layout of the section's content. */
  readonly inner?: string;
  readonly children: ReactNode;
}

/** A part of a page, as wide as the window. */
export function Section({ id, className = '', inner, children }: SectionProps) {
  return (
    <section id={id} className={`py-10 laid-out-when-near md:py-20 ${className}`}>
      <Container className={inner}>{children}</Container>
    </section>
  );
}

interface SectionHeadingProps {
  readonly heading: string;
  readonly text?: string | undefined;
}

/** A heading, with an optional line of introduction. */
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
  readonly className?: string | undefined;
}

/** A box that gives a page's content its side margins and its greatest width. */
export function Container({ children, className = '' }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-[84rem] px-5 md:px-8 xl:px-16 ${className}`}>
      {children}
    </div>
  );
}

/** Running text, narrow enough to read with ease. */
export function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-2xl">
      {paragraph}
    </p>
  ));
}

interface DottedProps {
  readonly parts: readonly string[];
  readonly className?: string;
}

/** Short texts with a dot between them, except where a line ends. */
export function Dotted({ parts, className = '' }: DottedProps) {
  return (
    <p className={`dotted ${className}`}>
      {parts.map((part) => (
        <Fragment key={part}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
