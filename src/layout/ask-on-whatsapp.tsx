import { MessageCircle } from 'lucide-react';
import type { Academy } from '../content/schemas/academy.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { enquiryLinks } from './enquiry-links.ts';

export interface AskOnWhatsappProps {
  readonly academy: Academy;
  /** The button's words. */
  readonly ask: string;
  /** What the message starts with. */
  readonly message: string;
}

/** A button that opens WhatsApp with a message begun. */
export function AskOnWhatsapp({ academy, ask, message }: AskOnWhatsappProps) {
  return (
    <ButtonLink href={enquiryLinks(academy, '', message).whatsapp}>
      <MessageCircle aria-hidden="true" size={20} />
      {ask}
    </ButtonLink>
  );
}
