import type { Academy } from '../content/schemas/academy.ts';

interface EnquiryLinks {
  readonly whatsapp: string;
  readonly email: string;
}

/**
 * The addresses that open WhatsApp and a mail program with a message already written
 * (WhatsApp's "click to chat" form; RFC 6068 for `mailto`).
 */
export function enquiryLinks(
  academy: Pick<Academy, 'whatsapp' | 'email'>,
  subject: string,
  message: string,
): EnquiryLinks {
  const number = academy.whatsapp.replaceAll(/\D/g, '');
  const text = encodeURIComponent(message);
  return {
    whatsapp: `https://wa.me/${number}?text=${text}`,
    email: `mailto:${academy.email}?subject=${encodeURIComponent(subject)}&body=${text}`,
  };
}
