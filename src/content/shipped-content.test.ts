import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { sitePages } from './site-pages.ts';

// The routes, tiles and titles that the customer specified. An owner may rename or remove a course: then its row is
// skipped. What is still written in content/ must be on the site as specified.
const { content, files } = await loadContent(join(import.meta.dirname, '../../content'));
const tiles = content?.catalogue.groups.flatMap((group) => group.tiles) ?? [];
const pages = content ? sitePages(content).map(({ path }) => path) : [];

test('the pages have the addresses that were specified, in the order of the menu', () => {
  expect(pages.slice(0, 6)).toEqual([
    ...['/', '/about', '/courses', '/internShips', '/gallery', '/SearchById'],
  ]);
});

test.for([
  ['Data Science', 'dataSci', 'Data Science'],
  ['Full Stack Java', 'javaFullStack', 'Java Full Stack'],
  ['Full Stack Web Development', 'MERN full stack web dev', 'Website Development MERN Stack'],
  ['Android Development', 'Flutter DEV', 'Android Development using Flutter'],
  ['Cyber Security', 'Cyber Security', 'Cyber Security'],
  ['Ethical Hacking', 'Ethical_Hacking', 'Ethical Hacking'],
  ['Software Testing', 'SoftwareTesting', 'Software Testing'],
  ['Hardware and Networking', 'Hardware and Networking', 'Hardware and Networking'],
  ['C', 'C', 'C'],
  ['C++', 'Cpp', 'C++'],
  ['Core Java', 'Core_Java', 'Core Java'],
  ['Python', 'Python', 'Python'],
  ['C#', 'Chash', 'C#'],
  ['HTML', 'html', 'HTML'],
  ['CSS', 'CSS', 'CSS'],
  ['Javascript', 'Java Script', 'JavaScript'],
  ['ReactJS', 'ReactJS', 'ReactJs'],
  ['NodeJS', 'nodejs', 'Node.js'],
  ['AngularJS', 'Angular', 'Angular'],
  ['PHP', 'PHP', 'PHP'],
  ['ASP.NET', 'ASP', 'ASP.NET'],
  ['SQL', 'SQL', 'SQL'],
  ['MySQL', 'Mysql', 'MySQL'],
  ['MongoDB', 'MongoDB', 'MongoDB'],
  ['Adobe PhotoShop', 'Adobe_PhotoShop', 'Adobe Photoshop'],
  ['Adobe Illustrator', 'Illustrator', 'Adobe Illustrator'],
  ['Adobe InDesign', 'Adobe_InDesign', 'Adobe InDesign'],
  ['Autocad', 'Autocad', 'AutoCAD'],
  ['Coraldraw', 'CoralDraw', 'CorelDRAW'],
] as const)('the tile %s leads to /courses/%s, the page of %s', ([name, path, title], { skip }) => {
  const file = `courses/${path.replace('CoralDraw', 'CorelDraw')}.md`;
  const text = files.get(file) ?? '';
  const isWritten = [`tile: ${name}`, `title: ${title}`].every((line) =>
    text.includes(`\n${line}\n`),
  );
  const isListed = files.get('courses.yaml')?.includes(`\n      - ${path}\n`);
  skip(
    !isWritten || !isListed,
    `content/${file} or its line in courses.yaml is not as specified any more`,
  );

  const tile = tiles.find((candidate) => candidate.path === path);
  expect(tile).toMatchObject({ name, course: { title } });
  expect(pages).toContain(`/${file.slice(0, -'.md'.length)}`);
  if (path === 'CoralDraw') expect(tile?.course).toMatchObject({ path: 'CorelDraw', alias: path });
});

test.for([
  ['Ethical_Hacking', 19],
  ['Autocad', 28],
] as const)('the syllabus of %s has %i modules', ([path, count], { skip }) => {
  const written = files.get(`courses/${path}.md`)?.match(/^### /gm)?.length;
  skip(written !== count, `content/courses/${path}.md has ${written ?? 0} modules now`);
  expect(content?.courses.find((course) => course.path === path)?.modules).toHaveLength(count);
});
