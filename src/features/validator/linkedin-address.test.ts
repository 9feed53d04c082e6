import { expect, test } from 'vitest';
import { linkedInAddress } from './linkedin-address.ts';

test('course, academy, ID and link reach the form as they are, signs included', () => {
  const address = new URL(
    linkedInAddress({
      academyName: 'A & B Academy',
      course: 'C++ & C#',
      id: 'ITA 1+1',
      link: 'https://academy.example/SearchById#id=ITA%201%2B1',
    }),
  );
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'C++ & C#',
    organizationName: 'A & B Academy',
    certId: 'ITA 1+1',
    certUrl: 'https://academy.example/SearchById#id=ITA%201%2B1',
  });
});
