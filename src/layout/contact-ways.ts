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
  const ways: ContactWay[] = phone === undefined ? [] : [telephone(phone)];
  if (whatsapp !== undefined) {
    const href = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}${chat}`;
    ways.unshift({ kind: 'whatsapp', value: whatsapp, href });
  }
  if (email !== undefined) {
    ways.push({ kind: 'email', value: email, href: `mailto:${email}${letter}` });
  }
  const [main, ...others] = ways;
  if (main === undefined) throw new Error('The academy gives no way to reach it.');
  return [main, ...others];
}

/** Every telephone, or WhatsApp where there is none. */
export function numbers(academy: Reachable): readonly ContactWay[] {
  const phones = academy.phones ?? [];
  if (phones.length > 0) return phones.map(telephone);
  return contactWays(academy).filter(({ kind }) => kind === 'whatsapp');
}

/** What to dial and to write to, as it is printed: each number once, and the e-mail. */
export function printedWays(academy: Reachable): string[] {
  return [...new Set(numbers(academy).map(printed)), academy.email ?? []].flat();
}

/** A way as it is read by itself: a number of WhatsApp says so. */
export function printed({ kind, value }: ContactWay): string {
  return kind === 'whatsapp' ? `WhatsApp ${value}` : value;
}

function telephone(value: string): ContactWay {
  return { kind: 'phone', value, href: `tel:${value.replaceAll(' ', '')}` };
}

/** The address in the lines of an envelope. */
export function postalAddress(address: Academy['address']): string {
  const { street, city, region, postalCode, country } = address;
  return `${street}\n${city}, ${region} ${postalCode}\n${country}`;
}

/** Where the academy is, in one line that begins with its name. */
export function placeText({ name, address }: Pick<Academy, 'name' | 'address'>): string {
  return `${name}\n${postalAddress(address)}`.replaceAll('\n', ', ');
}

/**
 * The address that looks the academy up on a map (Google's "Maps URLs", `search`), which opens the map's own program on
 * a phone that has it. Nothing of the map is loaded before one presses it.
 */
export function mapLink(academy: Pick<Academy, 'name' | 'address'>): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeText(academy))}`;
}
