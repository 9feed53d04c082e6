import type { Academy } from '../content/schemas/academy.ts';
import type { Site } from '../content/schemas/site.ts';

/** An academy's telephones, WhatsApp and e-mail. Every academy has at least one of the three. */
export type Reachable = Pick<Academy, 'whatsapp' | 'phones' | 'email'>;

/** A link to call the academy or to write to it. */
export interface ContactLink {
  readonly kind: 'whatsapp' | 'phone' | 'email';
  /** The number or the address. */
  readonly value: string;
  readonly href: string;
}

/** The texts of the buttons for asking the academy, and the message that these buttons prepare. */
export type AskWords = Pick<Site['contact'], 'ask' | 'subject' | 'message'>;

/**
 * Links to the academy, the main link first: WhatsApp ("click to chat"), first telephone (RFC 3966), e-mail (RFC
 * 6068).
 *
 * @throws Error if the academy has none of the three, which the check of the content rules out
 */
export function contactLinks(
  { whatsapp, phones: [phone] = [], email }: Reachable,
  enquiry?: Pick<AskWords, 'subject' | 'message'>,
): readonly [ContactLink, ...ContactLink[]] {
  const [subject, text] = [enquiry?.subject, enquiry?.message].map((words = '') =>
    encodeURIComponent(words),
  );
  const [chat, letter] = enquiry ? [`?text=${text}`, `?subject=${subject}&body=${text}`] : ['', ''];
  const links: ContactLink[] = phone === undefined ? [] : [telephone(phone)];
  if (whatsapp !== undefined) {
    const href = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}${chat}`;
    links.unshift({ kind: 'whatsapp', value: whatsapp, href });
  }
  if (email !== undefined) {
    links.push({ kind: 'email', value: email, href: `mailto:${email}${letter}` });
  }
  const [main, ...others] = links;
  if (main === undefined)
    throw new Error('The academy has neither telephone nor WhatsApp nor e-mail.');
  return [main, ...others];
}

/** Every telephone number, or WhatsApp if there is no telephone number. */
export function numbers(academy: Reachable): readonly ContactLink[] {
  const phones = academy.phones ?? [];
  if (phones.length > 0) return phones.map(telephone);
  return contactLinks(academy).filter(({ kind }) => kind === 'whatsapp');
}

/** What the link does, to be read before its value. An e-mail address says so itself. */
export function does({ kind }: ContactLink, { phone }: Pick<AskWords['ask'], 'phone'>): string {
  return { whatsapp: 'WhatsApp ', phone: `${phone} `, email: '' }[kind];
}

/** The numbers and the e-mail address, as texts for paper. No number appears twice. */
export function printedContact(academy: Reachable): string[] {
  const printed = numbers(academy).map(({ kind, value }) =>
    kind === 'whatsapp' ? `WhatsApp ${value}` : value,
  );
  return [...new Set(printed), academy.email ?? []].flat();
}

function telephone(value: string): ContactLink {
  return { kind: 'phone', value, href: `tel:${value.replaceAll(' ', '')}` };
}

/** The address in three lines, as on an envelope. */
export function postalAddress(address: Academy['address']): string {
  const { street, city, region, postalCode, country } = address;
  return `${street}\n${city}, ${region} ${postalCode}\n${country}`;
}

/** The academy's name and address in one line. */
export function placeText({ name, address }: Pick<Academy, 'name' | 'address'>): string {
  return `${name}\n${postalAddress(address)}`.replaceAll('\n', ', ');
}

/** A link to the academy on a map (Google's "Maps URLs", `search`). */
export function mapLink(academy: Pick<Academy, 'name' | 'address'>): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeText(academy))}`;
}
