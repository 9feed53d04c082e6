import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface LinkProps {
  /** `Link` encodes an address that begins with `/`, such as `/courses/Java Script`. */
  readonly to: string;
  readonly look: keyof typeof looks;
  /** Names the link's target for screen readers, after the visible text. */
  readonly about?: string;
  readonly children: ReactNode;
}

const looks = {
  /** The button for a page's main action. */
  main: 'button button-primary wrap-anywhere',
  quiet: 'button button-quiet wrap-anywhere',
  /** A second button on an indigo ground. */
  outline: 'button border border-deep-edge text-on-deep hover:border-marigold',
  /** The link at the foot of a card. */
  arrow: 'underlined-link',
  /** A link for a second action: without a box, but tall enough for a finger. */
  beside: 'underlined-link py-2.5 text-inherit',
} as const;

/** A link of the site. Its arrow stays beside the last word when the text wraps. */
export function Link({ to, look, about, children }: LinkProps) {
  return (
    <a href={to.startsWith('/') ? encodeURI(to) : to} className={looks[look]}>
      {children}
      {about !== undefined && <span className="sr-only">{`: ${about}`}</span>}
      {look === 'arrow' && (
        <span aria-hidden="true">
          {/* Unicode's word joiner, which prevents a line break before the arrow. */}
          {'\u2060'}
          <ArrowRight size={18} className="ml-1.5 inline" />
        </span>
      )}
    </a>
  );
}
