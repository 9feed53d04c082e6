import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';

const address = {
  street: '2nd floor, A & B Tower, Station Road',
  city: 'Sampletown',
  region: 'Sample State',
  postalCode: '000000',
  country: 'India',
};

test('the link to the map looks for the name and the whole address, whatever letters they hold', () => {
  const { origin, pathname, searchParams } = new URL(mapLink({ name: 'C# #1 Academy', address }));
  expect(origin + pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    query:
      'C# #1 Academy, 2nd floor, A & B Tower, Station Road, Sampletown, Sample State 000000, India',
  });
});
