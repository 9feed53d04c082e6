import { expect, test } from 'vitest';
import { contentWith, sound } from '../../content/testing/spoilt-content.ts';
import { catalogueContent, courseFacets } from './catalogue-content.ts';

test('the filter offers exactly the values that tiles have', () => {
  const { facets, groups } = catalogueContent(contentWith());
  expect(facets.length).toBeGreaterThan(1);
  for (const { name, choices } of facets) {
    const values = groups.flatMap(({ tiles }) => tiles.map((tile) => tile.facets[name]));
    expect(new Set(choices.map(({ value }) => value)), name).toEqual(new Set(values));
  }
});

test('a facet without choices is left out of the filter', () => {
  const courses = [...sound.files].filter(([file]) => file.startsWith('courses/'));
  const withoutLevel = courses.map(
    ([file, text]) => [file, text.replace(/^level: .*\n/m, '')] as const,
  );
  const content = contentWith(Object.fromEntries(withoutLevel));
  expect(courseFacets(content).map(({ name }) => name)).toEqual(['group']);
});
