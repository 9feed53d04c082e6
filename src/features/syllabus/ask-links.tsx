import type { AskWords, ContactLink } from '../../layout/contact-links.ts';
import { AskText, ContactIcon } from '../../layout/contact.tsx';

export interface AskLinksProps {
  /** Links to ask about the course, the main link first. */
  readonly links: readonly ContactLink[];
  readonly ask: AskWords['ask'];
}

/** The two main ways to ask, below the course's facts. */
export function AskButtons({ links, ask }: AskLinksProps) {
  return links.slice(0, 2).map(({ kind, value, href }, index) => (
    <a
      key={kind}
      href={href}
      className={index === 0 ? main : 'button button-quiet grow md:grow-0 lg:grow'}
    >
      <ContactIcon kind={kind} />
      <AskText kind={kind} value={value} ask={ask} number="max-lg:sr-only" />
    </a>
  ));
}

const main = 'button button-primary grow md:grow-0 lg:grow';

/** The ways to ask as signs: WhatsApp and telephone, or e-mail if the academy has neither. */
export function AskSigns({ links, ask }: AskLinksProps) {
  return links
    .filter(({ kind }, index) => index === 0 || kind !== 'email')
    .map(({ kind, value, href }, index) => (
      <a
        key={kind}
        href={href}
        className={`button ${index === 0 ? 'button-primary' : 'button-quiet'} min-h-11 w-11 p-0`}
      >
        <ContactIcon kind={kind} />
        <span className="sr-only">
          <AskText kind={kind} value={value} ask={ask} />
        </span>
      </a>
    ));
}
