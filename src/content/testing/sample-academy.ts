import type { Academy } from '../schemas/academy.ts';

/** An academy for tests that need one with all that it must have. */
export const sampleAcademy: Academy = {
  name: 'The Academy',
  shortName: 'Academy',
  inText: 'the academy',
  siteUrl: 'https://academy.example',
  email: 'hello@academy.example',
  phones: ['+91 00000 00000', '+91 00000 00000'],
  whatsapp: '+91 00000 00000',
  address: {
    street: 'Road',
    city: 'Town',
    region: 'State',
    postalCode: '000000',
    country: 'India',
  },
  visit: { heading: 'Visit', map: 'Map', hoursHeading: 'Hours' },
  social: [{ network: 'instagram', url: 'https://instagram.example/academy' }],
  footer: { about: 'We teach.', copyrightYear: 2024 },
};
