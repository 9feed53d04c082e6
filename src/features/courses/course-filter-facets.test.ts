import { expect, test } from 'vitest';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/read-content.ts';
import { changed, sound } from '../../content/testing/spoilt-content.ts';
import { courseFacets, facetAttributes } from './course-filter-facets.ts';

test('the filter offers exactly the values that tiles have', () => {
  const content = contentOf(sound.files);
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
  const withoutLevel = [...sound.files].map(
    ([file, text]) => [file, text.replace(/^level: .*\n/m, '')] as const,
  );
  const files = changed(
    sound.files,
    withoutLevel.filter(([file]) => file.startsWith('courses/')),
  );
  expect(courseFacets(contentOf(files)).map(({ name }) => name)).toEqual(['group']);
});

function contentOf(files: ReadonlyMap<string, string>): Content {
  const { content, problems } = readContent({ ...sound, files });
  if (!content) throw new Error(problems.map(({ message }) => message).join('\n'));
  return content;
}
