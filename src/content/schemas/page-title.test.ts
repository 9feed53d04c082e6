import { expect, test } from 'vitest';
import { headTitle } from './page-title.ts';

test('a title of up to 60 characters stays as it is', () => {
  expect(headTitle('C# syllabus | The Academy')).toBe('C# syllabus | The Academy');
  expect(headTitle(`${'a'.repeat(54)} | bcd`)).toBe(`${'a'.repeat(54)} | bcd`);
});

test('a longer one goes without the academy’s name', () => {
  expect(headTitle(`${'a'.repeat(54)} | bcde`)).toBe('a'.repeat(54));
});
