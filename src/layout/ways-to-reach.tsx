import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { Academy } from '../content/schemas/academy.ts';
import { ContactButton } from '../ui/contact-button.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import { enquiryLinks } from './enquiry-links.ts';

interface WaysToReachProps {
  readonly academy: Academy;
  /** The subject of an e-mail. */
  readonly subject: string;
  /** What a message by WhatsApp or e-mail starts with. */
  readonly message: string;
}

/** Plain links to telephone, WhatsApp and e-mail. */
export function WaysToReach({ academy, subject, message }: WaysToReachProps) {
  const { whatsapp, email } = enquiryLinks(academy, subject, message);
  const [phone = academy.whatsapp] = academy.phones;
  return (
    <ul className="ways-to-reach mt-6 flex flex-wrap gap-3">
      <ContactButton href={telephoneLink(phone)} icon={Phone} text={phone} />
      <ContactButton href={whatsapp} icon={MessageCircle} text="WhatsApp" />
      <ContactButton href={email} icon={Mail} text={academy.email} />
    </ul>
  );
}
