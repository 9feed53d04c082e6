import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import { Link } from '../ui/link.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { Wordmark } from '../ui/academy-sign.tsx';
import {
  type AskWords,
  type ContactLink,
  contactLinks,
  postalAddress,
  printedContact,
  type Reachable,
} from './contact-links.ts';

interface ContactBandProps extends AskWords, Pick<Site['contact'], 'heading' | 'text'> {
  readonly academy: Reachable;
  readonly children?: ReactNode;
}

/** Invites a question at the end of a page. */
export function ContactBand({
  heading,
  text,
  ask,
  academy,
  children,
  ...enquiry
}: ContactBandProps) {
  return (
    <Section
      className="on-marigold print:hidden"
      inner="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end"
    >
      <SectionHeading heading={heading} text={text} />
      <ContactButtons links={contactLinks(academy, enquiry)} ask={ask} />
      {children && <div className="lg:col-span-2">{children}</div>}
    </Section>
  );
}

interface ContactButtonsProps {
  readonly links: readonly ContactLink[];
  readonly ask: AskWords['ask'];
  /** The class of telephone numbers, as in `AskText`. */
  readonly number?: string;
}

/** A button for each link, all equally wide on a phone. The first is the main button. */
export function ContactButtons({ links, ...text }: ContactButtonsProps) {
  return (
    <ul className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
      {links.map(({ kind, value, href }, index) => (
        <li key={index} className="grid min-w-0">
          <Link to={href} look={index === 0 ? 'main' : 'quiet'}>
            <ContactIcon kind={kind} />
            <AskText kind={kind} value={value} {...text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export interface AskButtonProps {
  readonly academy: Reachable;
  /** Beside another main button, the look is `quiet`, or `outline` on an indigo ground. */
  readonly look?: 'main' | 'quiet' | 'outline';
  readonly words: AskWords;
}

/** A button that opens the academy's main contact link. */
export function AskButton({ academy, look = 'main', words }: AskButtonProps) {
  const [{ kind, value, href }] = contactLinks(academy, words);
  return (
    <Link to={href} look={look}>
      <ContactIcon kind={kind} />
      <AskText kind={kind} value={value} ask={words.ask} />
    </Link>
  );
}

interface AskTextProps extends Omit<ContactLink, 'href'>, Pick<AskWords, 'ask'> {
  /** The class of the telephone number. Screen readers always read the number. */
  readonly number?: string;
}

/** What the link does. On wide screens the text usually includes the telephone number, since many computers can't call. */
export function AskText({ kind, value, ask, number = 'max-md:sr-only' }: AskTextProps) {
  return (
    <span>
      {ask[kind]}
      {kind === 'phone' && <span translate="no" className={number}>{` ${value}`}</span>}
    </span>
  );
}

export function ContactIcon({ kind }: Pick<ContactLink, 'kind'>) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={20} />;
}

const icons = { whatsapp: MessageCircle, phone: Phone, email: Mail } as const;

/** The head of a printed page: the academy, its address and how to reach it. */
export function Letterhead({ academy }: { readonly academy: Academy }) {
  return (
    <div className="hidden justify-between gap-8 border-b border-line px-5 pb-4 text-sm print:flex">
      <p>
        <Wordmark name={academy.name} />
      </p>
      <address translate="no" className="whitespace-pre-line not-italic">
        {`${postalAddress(academy.address)}\n${printedContact(academy).join(' · ')}`}
      </address>
    </div>
  );
}
