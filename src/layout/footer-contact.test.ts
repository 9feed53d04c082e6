import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterContact } from './footer-contact.tsx';

const visit = { heading: 'Visit', map: 'Map', hoursHeading: 'Opening hours' };
const words = { contact: 'Contact', phone: 'Phone', email: 'E-mail' };

test('opening hours are shown once the owner gives them, and nothing of them before', () => {
  const hours = [
    { days: 'Monday to Saturday', time: '10 am to 7 pm' },
    { days: 'Sunday', time: 'Closed' },
  ];
  expect(footer(visit)).not.toContain('Opening hours');
  expect(footer({ ...visit, hours })).toMatch(
    /Opening hours.*Monday to Saturday.*10 am to 7 pm.*Sunday.*Closed/,
  );
});

type Contact = Parameters<typeof FooterContact>[0];

function footer(shown: Contact['academy']['visit']): string {
  const academy: Contact['academy'] = {
    name: 'Academy',
    shortName: 'Academy',
    inText: 'the academy',
    brand: 'Brand',
    siteUrl: 'https://academy.example',
    email: 'hello@academy.example',
    phones: ['+91 00000 00000'],
    whatsapp: '+91 00000 00000',
    address: {
      street: 'Road',
      city: 'Town',
      region: 'State',
      postalCode: '000000',
      country: 'India',
    },
    visit: shown,
    footer: { about: 'We teach.', copyrightYear: 2024 },
  };
  return renderToStaticMarkup(createElement(FooterContact, { academy, words }));
}
