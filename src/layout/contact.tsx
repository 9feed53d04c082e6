import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';
import { Link } from '../ui/link.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { Wordmark } from './academy-mark.tsx';
import {
  type AskWords,
  type ContactWay,
  contactWays,
  mapLink,
  postalAddress,
  printedWays,
  type Reachable,
} from './contact-ways.ts';

interface ContactBandProps extends Omit<Site['contact'], 'ask'> {
  readonly academy: Academy;
  /** What stands below the ways to reach the academy. */
  readonly children?: ReactNode;
}

/** How to reach the academy, below what a page is about; beside it the academy's visiting card. */
export function ContactBand({ heading, text, academy, children, ...enquiry }: ContactBandProps) {
  return (
    <Section
      className="on-marigold print:hidden"
      inner="grid items-center gap-10 lg:grid-cols-[1.2fr_1fr] xl:grid-cols-[1fr_minmax(0,31rem)]"
    >
      <div>
        <SectionHeading heading={heading} text={text} />
        <WaysToReach ways={contactWays(academy, enquiry)} />
        {children}
      </div>
      <VisitingCard academy={academy} />
    </Section>
  );
}

/** Links to the academy, one button for each way and as wide as the others on a phone; the main way stands out. */
export function WaysToReach({ ways }: { readonly ways: readonly ContactWay[] }) {
  return (
    <ul className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
      {ways.map(({ kind, value, href }, index) => (
        <li key={index} className="grid min-w-0">
          <Link to={href} look={index === 0 ? 'main' : 'quiet'}>
            <WayIcon kind={kind} />
            {kind === 'whatsapp' ? 'WhatsApp' : value}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface AskButtonProps {
  readonly academy: Reachable;
  readonly words: AskWords;
}

/** The main button of every page, which opens the main way to reach the academy. */
export function AskButton({ academy, words }: AskButtonProps) {
  const [{ kind, href }] = contactWays(academy, words);
  return (
    <Link to={href} look="main">
      <WayIcon kind={kind} />
      {words.ask[kind]}
    </Link>
  );
}

/** The sign of a way to reach the academy. */
export function WayIcon({ kind }: Pick<ContactWay, 'kind'>) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={20} />;
}

const icons = { whatsapp: MessageCircle, phone: Phone, email: Mail } as const;

/** The academy's card, where it is, and when one can come. On narrow screens the footer says so next. */
function VisitingCard({ academy }: { readonly academy: Academy }) {
  const { name, address, visit } = academy;
  return (
    <div className="rounded-md bg-raised p-8 text-sm lifted max-lg:hidden forced-colors:border [&_dd]:whitespace-nowrap">
      <p className="mb-5 border-b-2 border-marigold pb-4">
        <Wordmark name={name} />
      </p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="mb-1 font-semibold">{visit.heading}</p>
          <address className="whitespace-pre-line not-italic">{postalAddress(address)}</address>
          <p className="mt-2">
            <a href={mapLink({ name, address })} className="underlined-link">
              {visit.map}
            </a>
          </p>
        </div>
        <OpeningHours visit={visit} heading="mb-1" />
      </div>
    </div>
  );
}

/** What stands above a page on paper only: who prints this, where they are and how to reach them. */
export function Letterhead({ academy }: { readonly academy: Academy }) {
  return (
    <div className="hidden justify-between gap-8 border-b border-line px-5 pb-4 text-sm print:flex">
      <p>
        <Wordmark name={academy.name} />
      </p>
      <address className="whitespace-pre-line not-italic">
        {`${postalAddress(academy.address)}\n${printedWays(academy).join(' · ')}`}
      </address>
    </div>
  );
}

interface OpeningHoursProps {
  readonly visit: Academy['visit'];
  /** How its heading looks. */
  readonly heading: string;
}

/** On which days one can come, and when; nothing before the owner has said so. */
export function OpeningHours({ visit, heading }: OpeningHoursProps) {
  if (!visit.hours) return null;
  return (
    <div>
      <p className={`font-semibold ${heading}`}>{visit.hoursHeading}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {visit.hours.map(({ days, time }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
