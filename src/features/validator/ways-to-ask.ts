import type { Academy } from '../../content/schemas/academy.ts';
import { telephoneLink } from '../../ui/telephone-link.ts';
import type { Contact } from './validator-props.ts';

/** How to ask the academy about a certificate. No message is written in advance: it would carry the ID (R11). */
export function waysToAsk({ phones: [phone = ''], email, whatsapp }: Academy): Contact {
  return {
    phone,
    phoneLink: telephoneLink(phone),
    email,
    whatsapp,
    whatsappLink: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`,
  };
}
