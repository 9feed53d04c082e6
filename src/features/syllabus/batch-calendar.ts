import { fill } from '../../content/fill.ts';
import ical from 'ical-generator';
import type { Course } from '../../content/content.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import type { SyllabusWords } from '../../content/schemas/syllabus-words.ts';

/**
 * The first day of a course's next batch as an iCalendar file (RFC 5545) with one event of a whole day;
 * undefined where no batch is announced.
 *
 * @param address the full address of the course's page
 */
export function batchCalendar(
  { title, path, facts }: Course,
  { name, address: { street, city, region, postalCode, country } }: Academy,
  words: Pick<SyllabusWords, 'calendarEntry'>,
  address: string,
): string | undefined {
  if (facts.nextBatch === undefined) return undefined;
  const calendar = ical({
    name,
    prodId: { company: name, product: 'Course dates', language: 'EN' },
  });
  calendar.createEvent({
    id: `${facts.nextBatch}-${path.replaceAll(' ', '-')}@${new URL(address).host}`,
    start: new Date(`${facts.nextBatch}T00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: fill(words.calendarEntry, { course: title }),
    location: [name, street, city, `${region} ${postalCode}`, country].join(', '),
    url: address,
  });
  return calendar.toString();
}
