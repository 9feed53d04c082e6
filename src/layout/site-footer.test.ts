import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleAcademy } from '../content/testing/known-facts.ts';
import { FooterContact } from './site-footer.tsx';

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
  const academy = { ...sampleAcademy, visit: shown };
  return renderToStaticMarkup(createElement(FooterContact, { academy, words }));
}
