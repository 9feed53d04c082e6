import { expect, test } from 'vitest';
import { contactLinks, mapLink } from './contact-links.ts';

const academy = { whatsapp: '+91 00000 00000', email: 'hello@academy.example' };

test('a course name with + or # reaches WhatsApp and the mail program unchanged', () => {
  const message = 'I have a question about C++ & C#.';
  const [whatsapp, email] = contactLinks(academy, { subject: 'C++', message }).map(
    ({ href }) => new URL(href),
  );
  expect(whatsapp?.pathname).toBe('/910000000000');
  expect(whatsapp?.searchParams.get('text')).toBe(message);
  expect(email?.pathname).toBe('hello@academy.example');
  expect(decodeURIComponent(email?.search ?? '')).toBe(`?subject=C++&body=${message}`);
});

const address = {
  street: '2nd floor, A & B Tower, Station Road',
  city: 'Sampletown',
  region: 'Sample State',
  postalCode: '000000',
  country: 'India',
};

test('the link to the map searches for the academy’s name and its whole address', () => {
  const { origin, pathname, searchParams } = new URL(mapLink({ name: 'C# #1 Academy', address }));
  expect(origin + pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    query:
      'C# #1 Academy, 2nd floor, A & B Tower, Station Road, Sampletown, Sample State 000000, India',
  });
});
