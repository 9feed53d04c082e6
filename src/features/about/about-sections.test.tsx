import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseYamlFile } from '../../content/files/parse-yaml-file.ts';
import { aboutSchema } from '../../content/schemas/about.ts';
import { knownContent } from '../../content/testing/known-content.ts';
import { AboutAnchors, AboutSections } from './about-sections.tsx';

test('a section that the owner leaves out is neither on About nor in its bar of links', () => {
  const text = knownContent.files.get('about.yaml') ?? '';
  const without = text.replace(/^ {2}partnerships:\n(?: {3}.*\n)*/m, '');
  const { value: about, problems } = parseYamlFile('about.yaml', without, aboutSchema);
  expect(problems).toEqual([]);
  const page = about && (
    <>
      <AboutAnchors about={about} />
      <AboutSections about={about} counts={{ courses: 1, built: 1 }} />
    </>
  );
  const html = renderToStaticMarkup(page);
  expect(html).toMatch(/href="#history"[^]*id="history"/);
  expect(html).not.toContain('partnerships');
});
