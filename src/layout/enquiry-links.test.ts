import { expect, test } from 'vitest';
import { enquiryLinks } from './enquiry-links.ts';

const academy = { whatsapp: '+91 00000 00000', email: 'hello@academy.example' };

test('a course with + or # in its name reaches WhatsApp and the mail program whole', () => {
  const links = enquiryLinks(academy, 'C++', 'I have a question about C++ & C#.');
  const whatsapp = new URL(links.whatsapp);
  expect(whatsapp.pathname).toBe('/910000000000');
  expect(whatsapp.searchParams.get('text')).toBe('I have a question about C++ & C#.');
  const email = new URL(links.email);
  expect(email.pathname).toBe('hello@academy.example');
  expect(decodeURIComponent(email.search)).toBe(
    '?subject=C++&body=I have a question about C++ & C#.',
  );
});
