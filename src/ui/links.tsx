import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like what it is: the next step. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a href={href} className="button button-primary">
      {children}
    </a>
  );
}

/** A second thing to do in a hero, after its button: as tall as a finger, and without a box. */
export function HeroLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} className="hero-link underlined-link">
      {text}
    </a>
  );
}

interface ArrowLinkProps {
  readonly to: string;
  readonly text: string;
  /** What the link leads to, for those who hear it alone. */
  readonly about: string;
}

/** The link at the foot of a card. Its arrow stays beside the last word when the text wraps. */
export function ArrowLink({ to, text, about }: ArrowLinkProps) {
  return (
    <a href={encodeURI(to)} className="underlined-link">
      {text}
      <span className="sr-only">{`: ${about}`}</span>
      {WORD_JOINER}
      <ArrowRight aria-hidden="true" size={18} className="ml-1.5 inline" />
    </a>
  );
}

/** Keeps a line from breaking at its place (Unicode U+2060). */
const WORD_JOINER = '\u2060';
