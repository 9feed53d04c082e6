import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Teachers } from './teachers.tsx';

const shown = (teachers: Parameters<typeof Teachers>[0]['teachers']) =>
  renderToStaticMarkup(createElement(Teachers, { heading: 'Who teaches', teachers }));

test('without teachers, the page has no heading for them', () => {
  expect(shown([])).toBe('');
});

test('a teacher is shown with name and subject, and with years only if they are given', () => {
  const text = shown([
    { name: 'A. Rao', subject: 'Java', years: 'since 2015' },
    { name: 'B. Khan', subject: 'Networks' },
  ]).replaceAll(/<[^>]+>/g, '|');
  expect(text).toMatch(/Who teaches.*A\. Rao\|+Java\|+since 2015\|+B\. Khan\|+Networks\|+$/);
});
