import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Academy } from '../content/schemas/academy.ts';
import { Section } from '../ui/section.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import { enquiryLinks } from './enquiry-links.ts';

interface ContactBandProps {
  readonly heading: string;
  readonly text: string;
  /** The subject of an e-mail. */
  readonly subject: string;
  /** What a message by WhatsApp or e-mail starts with. */
  readonly message: string;
  readonly academy: Academy;
}

/** How to reach the academy, at the end of a page: plain links to telephone, WhatsApp and e-mail. */
export function ContactBand({ heading, text, subject, message, academy }: ContactBandProps) {
  const { whatsapp, email } = enquiryLinks(academy, subject, message);
  const [phone = academy.whatsapp] = academy.phones;
  return (
    <div className="print:hidden">
      <Section heading={heading} text={text} tone="marigold">
        <ul className="mt-6 flex flex-wrap gap-3">
          <ContactLink href={telephoneLink(phone)} icon={<Phone aria-hidden="true" size={20} />}>
            {phone}
          </ContactLink>
          <ContactLink href={whatsapp} icon={<MessageCircle aria-hidden="true" size={20} />}>
            WhatsApp
          </ContactLink>
          <ContactLink href={email} icon={<Mail aria-hidden="true" size={20} />}>
            {academy.email}
          </ContactLink>
        </ul>
      </Section>
    </div>
  );
}

interface ContactLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function ContactLink({ href, icon, children }: ContactLinkProps) {
  return (
    <li className="min-w-0">
      <a href={href} className="button button-quiet wrap-anywhere">
        {icon}
        {children}
      </a>
    </li>
  );
}
