import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { Academy } from '../content/schemas/academy.ts';
import { ContactButton } from '../ui/contact-button.tsx';
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

/** How to reach the academy, below what a page is about: plain links to telephone, WhatsApp and e-mail. */
export function ContactBand({ heading, text, subject, message, academy }: ContactBandProps) {
  const { whatsapp, email } = enquiryLinks(academy, subject, message);
  const [phone = academy.whatsapp] = academy.phones;
  return (
    <div className="print:hidden">
      <Section heading={heading} text={text} tone="marigold">
        <ul className="mt-6 flex flex-wrap gap-3">
          <ContactButton href={telephoneLink(phone)} icon={Phone} text={phone} />
          <ContactButton href={whatsapp} icon={MessageCircle} text="WhatsApp" />
          <ContactButton href={email} icon={Mail} text={academy.email} />
        </ul>
      </Section>
    </div>
  );
}
