import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';

/** What an academy gives of its telephones, WhatsApp and e-mail: at least one of them. */
export type Reachable = Pick<Academy, 'whatsapp' | 'phones' | 'email'>;

/** One way to reach the academy. */
export interface ContactWay {
  readonly kind: 'whatsapp' | 'phone' | 'email';
  /** The number or the address. */
  readonly value: string;
  readonly href: string;
}

/** The words of a question to the academy: of its button, and of the message that is already written. */
export type AskWords = Pick<Site['contact'], 'ask' | 'subject' | 'message'>;

/**
 * The ways to reach the academy, the main one first: WhatsApp ("click to chat"), the first telephone (RFC 3966) and
 * e-mail (RFC 6068), as far as they are given. With an enquiry, WhatsApp and e-mail have its message already written.
 *
 * @throws Error where none is given; the check of the content lets no such academy through
 */
export function contactWays(
  { whatsapp, phones: [phone] = [], email }: Reachable,
  enquiry?: Pick<AskWords, 'subject' | 'message'>,
): readonly [ContactWay, ...ContactWay[]] {
  const [subject, text] = [enquiry?.subject, enquiry?.message].map((words = '') =>
    encodeURIComponent(words),
  );
  const [chat, letter] = enquiry ? [`?text=${text}`, `?subject=${subject}&body=${text}`] : ['', ''];
  const [main, ...others] = [
    way('whatsapp', whatsapp, (number) => `https://wa.me/${number.replaceAll(/\D/g, '')}${chat}`),
    way('phone', phone, telephoneLink),
    way('email', email, (address) => `mailto:${address}${letter}`),
  ].flat();
  if (main === undefined) throw new Error('The academy gives no way to reach it.');
  return [main, ...others];
}

/** What to dial and to write to, as it is printed: every telephone once, or WhatsApp where there is none; and the e-mail. */
export function printedWays({ whatsapp, phones = [], email }: Reachable): string[] {
  const chat = phones.length === 0 && whatsapp !== undefined ? [`WhatsApp ${whatsapp}`] : [];
  return [...new Set(phones), ...chat, email ?? []].flat();
}

/** The address that dials an international number such as `+91 00000 00000`. */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

function way(
  kind: ContactWay['kind'],
  value: string | undefined,
  link: (value: string) => string,
): ContactWay[] {
  return value === undefined ? [] : [{ kind, value, href: link(value) }];
}

/**
 * The address that looks the academy up on a map (Google's "Maps URLs", `search`), which opens the map's own program on
 * a phone that has it. Nothing of the map is loaded before one presses it.
 */
export function mapLink({ name, address }: Pick<Academy, 'name' | 'address'>): string {
  const { street, city, region, postalCode, country } = address;
  const query = [name, street, city, `${region} ${postalCode}`, country].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
