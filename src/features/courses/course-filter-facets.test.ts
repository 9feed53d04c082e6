import { expect, test } from 'vitest';
import { contentWith, sound } from '../../content/testing/spoilt-content.ts';
import { courseFacets, facetAttributes } from './course-filter-facets.ts';

test('the filter offers exactly the values that tiles have', () => {
  const content = contentWith();
  const facets = courseFacets(content);
  expect(facets.length).toBeGreaterThan(1);
  for (const { name, choices } of facets) {
    const values = content.courses.map(
      (course) =>
        Object.entries(facetAttributes(course)).find(([key]) => key === `data-${name}`)?.[1],
    );
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
