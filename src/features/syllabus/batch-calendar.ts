import { fill } from '../../fill.ts';
import type { Course } from '../../content/content.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { placeText } from '../../layout/contact-links.ts';

/** The first day of a course's next batch as an iCalendar file (RFC 5545); undefined if no batch is announced. */
export function batchCalendar(
  { title, path, facts }: Course,
  academy: Academy,
  words: Pick<SyllabusWords, 'calendarEntry'>,
  address: string,
): string | undefined {
  if (facts.nextBatch === undefined) return undefined;
  const day = facts.nextBatch.replaceAll('-', '');
  const id = `${facts.nextBatch}-${path.replaceAll(' ', '-')}@${new URL(address).host}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${asText(academy.name)}//Course dates//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${asText(fill(words.calendarEntry, { course: title }))}`,
    `LOCATION:${asText(placeText(academy))}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Escapes special characters (RFC 5545, section 3.3.11). */
function asText(written: string): string {
  return written.replaceAll(/[\\;,]/g, String.raw`\$&`);
}

/** The line in parts of at most 75 bytes (RFC 5545, section 3.1), with each letter beside its combining marks. */
function folded(line: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  const parts = [''];
  for (const letter of letters) {
    const longer = (parts.at(-1) ?? '') + letter;
    const most = parts.length === 1 ? 75 : 74;
    if (Buffer.byteLength(longer) > most) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts.join('\r\n ');
}
