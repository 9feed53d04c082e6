import { fill } from '../../fill.ts';
import type { Course } from '../../content/content.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { placeText } from '../../layout/contact-links.ts';

/** The first days of a course's next batches as an iCalendar file (RFC 5545); undefined if no batch is announced. */
export function batchCalendar(
  { title, path, facts: { batches = [] } }: Course,
  academy: Academy,
  words: Pick<SyllabusWords, 'calendarEntry'>,
  address: string,
): string | undefined {
  if (batches.length === 0) return undefined;
  const name = fill(words.calendarEntry, { course: title });
  const events = batches.flatMap(({ day, time }) => [
    'BEGIN:VEVENT',
    `UID:${[day, path, time]
      .join(' ')
      .trim()
      .replaceAll(/[^\w-]+/g, '-')}@${new URL(address).host}`,
    `DTSTAMP:${day.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${asText(time === undefined ? name : `${name}, ${time}`)}`,
    `LOCATION:${asText(placeText(academy))}`,
    `URL:${address}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${asText(academy.name)}//Course dates//EN`,
    ...events,
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
