import { ArrowRight } from 'lucide-react';

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
