import { expect, test } from 'vitest';
import { contactWays } from './contact-ways.ts';

const academy = { whatsapp: '+91 00000 00000', email: 'hello@academy.example' };

test('a course with + or # in its name reaches WhatsApp and the mail program whole', () => {
  const message = 'I have a question about C++ & C#.';
  const [whatsapp, email] = contactWays(academy, { subject: 'C++', message }).map(
    ({ href }) => new URL(href),
  );
  expect(whatsapp?.pathname).toBe('/910000000000');
  expect(whatsapp?.searchParams.get('text')).toBe(message);
  expect(email?.pathname).toBe('hello@academy.example');
  expect(decodeURIComponent(email?.search ?? '')).toBe(`?subject=C++&body=${message}`);
});
