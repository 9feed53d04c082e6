import { expect, test } from 'vitest';
import type { Course } from '../../content/content.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import { batchCalendar } from './batch-calendar.ts';

const academy = {
  name: 'The Academy',
  address: { street: 'Road, 2', city: 'Town', region: 'State', postalCode: '0', country: 'India' },
} as Academy; // The calendar needs no other fields of an academy.
const facts = { batches: [{ day: '2027-01-04' }, { day: '2027-01-04', time: '7 to 9 am' }] };
// The calendar needs no other fields of a course.
const course = { path: 'Java Script', title: 'JavaScript', facts } as Course;
const words = { calendarEntry: 'First day: {course}' };
const address = 'https://academy.example/courses/Java%20Script';

test('the first day of a batch is an all-day event with place and page', () => {
  const lines = batchCalendar(course, academy, words, address)
    ?.replaceAll('\r\n ', '')
    .split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:2027-01-04-Java-Script@academy.example',
      'DTSTART;VALUE=DATE:20270104',
      'SUMMARY:First day: JavaScript',
      'UID:2027-01-04-Java-Script-7-to-9-am@academy.example',
      String.raw`SUMMARY:First day: JavaScript\, 7 to 9 am`,
      String.raw`LOCATION:The Academy\, Road\, 2\, Town\, State 0\, India`,
      `URL:${address}`,
      'END:VCALENDAR',
    ]),
  );
});

test('a line is folded at 75 bytes without splitting a letter from its combining marks', () => {
  const title = 'प्रशिक्षण और प्रमाणपत्र का पाठ्यक्रम '.repeat(3).trim();
  const file = batchCalendar({ ...course, title }, academy, words, address) ?? '';
  const lines = file.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const at = lines.findIndex((line) => line.startsWith('SUMMARY:'));
  const end = lines.findIndex((line, index) => index > at && !line.startsWith(' '));
  const parts = lines.slice(at, end).map((line, index) => (index === 0 ? line : line.slice(1)));
  expect(parts.join('')).toBe(`SUMMARY:First day: ${title}`);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts.slice(0, -1)) expect(Buffer.byteLength(part)).toBeGreaterThan(55);
  for (const part of parts) expect(part).not.toMatch(/^\p{M}/u);
});

test('without a batch there is no calendar file', () => {
  expect(batchCalendar({ ...course, facts: {} }, academy, words, address)).toBeUndefined();
});
