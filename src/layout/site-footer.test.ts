import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpeningHours } from './site-footer.tsx';

const visit = { heading: 'Visit', map: 'Map', hoursHeading: 'Opening hours' };
const hours = [
  { days: 'Monday', time: '10 am to 7 pm' },
  { days: 'Sunday', time: 'Closed' },
];

test('opening hours are shown only if the owner gives them', () => {
  const shown = (given: object) =>
    renderToStaticMarkup(createElement(OpeningHours, { visit: { ...visit, ...given } }));
  expect(shown({})).toBe('');
  expect(shown({ hours })).toMatch(/Opening hours.*Monday.*10 am to 7 pm.*Sunday.*Closed/);
});
