import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentWith } from '../../content/testing/spoilt-content.ts';
import { fill } from '../../fill.ts';
import { catalogueContent } from './catalogue-content.ts';
import { CourseGroups } from './course-groups.tsx';

const content = catalogueContent(contentWith());
const first = content.groups.flatMap(({ tiles }) => tiles).slice(0, 1);

test.each([
  { title: 'up to 60 courses lists them', all: 60, fit: 60, isFolded: false, isOpen: false },
  { title: 'more courses folds its groups', all: 61, fit: 61, isFolded: true, isOpen: false },
  {
    title: 'more courses unfolds what the filter leaves',
    all: 61,
    fit: 7,
    isFolded: true,
    isOpen: true,
  },
])('a catalogue of $title', ({ all, fit, isFolded, isOpen }) => {
  const tiles = Array.from({ length: all }).flatMap((_, at) =>
    first.map((tile) => ({ ...tile, path: `Course_${at}` })),
  );
  const groups = [{ id: 'many', heading: 'Many', text: '', tiles }];
  const html = renderToStaticMarkup(
    <CourseGroups {...content} groups={groups} shown={tiles.slice(0, fit)} pictures={{}} />,
  );
  const [fold, open] = /<details( open="")?/.exec(html) ?? [];
  expect({ isFolded: fold !== undefined, isOpen: open !== undefined }).toEqual({
    isFolded,
    isOpen,
  });
  expect(html.includes(fill(content.words.all, { all }))).toBe(isFolded);
});
