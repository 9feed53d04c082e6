import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentWith } from '../content/testing/spoilt-content.ts';
import { SyllabusLinks } from './syllabus-links.tsx';

test('the link to a syllabus has the names of its course, and the link to C has no name of C++', () => {
  const content = contentWith();
  const html = renderToStaticMarkup(<SyllabusLinks {...content} />);
  const names = new Map(
    Array.from(html.matchAll(/href="([^"]+)" data-names="([^"]+)"/g), ([, to = '', all = '']) => [
      to,
      all.split(' '),
    ]),
  );
  expect(names.size).toBe(content.courses.length);
  expect(names.get('/courses/javaFullStack')).toContain('javafullstack');
  expect(names.get('/courses/C')).toEqual(['c']);
  expect(names.get('/courses/Cpp')).toEqual(expect.arrayContaining(['c++', 'cpp']));
});
