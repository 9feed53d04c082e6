import { expect, test } from 'vitest';
import type { Course } from '../../content/content.ts';
import type { Academy } from '../../content/schemas/academy.ts';
import { batchCalendar } from './batch-calendar.ts';

const academy = {
  name: 'The Academy',
  address: {
    street: 'Road, 2',
    city: 'Town',
    region: 'State',
    postalCode: '000000',
    country: 'India',
  },
} as Academy; // Only what the calendar names.
const course = {
  path: 'Java Script',
  title: 'JavaScript',
  facts: { nextBatch: '2027-01-04' },
} as Course; // Likewise.
const words = { calendarEntry: 'First day: {course}' };
const address = 'https://academy.example/courses/Java%20Script';

test('the first day of a batch is an event of a whole day, with place and page', () => {
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
      String.raw`LOCATION:The Academy\, Road\, 2\, Town\, State 000000\, India`,
      `URL;VALUE=URI:${address}`,
      'END:VCALENDAR',
    ]),
  );
});

test('without a batch there is none', () => {
  expect(batchCalendar({ ...course, facts: {} }, academy, words, address)).toBeUndefined();
});
