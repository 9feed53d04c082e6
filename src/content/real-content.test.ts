import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContentFolder } from './load-content-folder.ts';
import { readContent } from './read-content.ts';

const folder = join(import.meta.dirname, '../../content');
const { files, pictures, registerFiles } = await loadContentFolder(folder);
const { content, problems } = readContent(files, pictures, registerFiles);

test('the content has no faults', () => {
  expect(problems).toEqual([]);
});

describe('the catalogue is the one that was specified', () => {
  test.each([
    [
      'job-role',
      'Data Science: dataSci, Full Stack Java: javaFullStack, ' +
        'Full Stack Web Development: MERN full stack web dev, Android Development: Flutter DEV, ' +
        'Cyber Security: Cyber Security, Ethical Hacking: Ethical_Hacking, ' +
        'Software Testing: SoftwareTesting, Hardware and Networking: Hardware and Networking',
    ],
    [
      'language',
      'C: C, C++: Cpp, Core Java: Core_Java, Python: Python, C#: Chash, HTML: html, CSS: CSS, ' +
        'Javascript: Java Script, ReactJS: ReactJS, NodeJS: nodejs, AngularJS: Angular, ' +
        'PHP: PHP, ASP.NET: ASP, SQL: SQL, MySQL: Mysql, MongoDB: MongoDB',
    ],
    [
      'design',
      'Adobe PhotoShop: Adobe_PhotoShop, Adobe Illustrator: Illustrator, ' +
        'Adobe InDesign: Adobe_InDesign, Autocad: Autocad, Coraldraw: CoralDraw',
    ],
  ])('%s', (id, tiles) => {
    const group = content?.catalogue.groups.find((candidate) => candidate.id === id);
    expect(group?.tiles.map(({ name, path }) => `${name}: ${path}`)).toEqual(tiles.split(', '));
  });

  test('29 courses, with the titles of their own pages', () => {
    expect(content?.courses).toHaveLength(29);
    expect(content?.courses.map(({ title }) => title).toSorted()).toEqual(
      (
        'Adobe Illustrator, Adobe InDesign, Adobe Photoshop, Android Development using Flutter, ' +
        'Angular, ASP.NET, AutoCAD, C, C#, C++, Core Java, CorelDRAW, CSS, Cyber Security, ' +
        'Data Science, Ethical Hacking, Hardware and Networking, HTML, Java Full Stack, ' +
        'JavaScript, MongoDB, MySQL, Node.js, PHP, Python, ReactJs, Software Testing, SQL, ' +
        'Website Development MERN Stack'
      )
        .split(', ')
        .toSorted(),
    );
  });

  test('CoralDraw is another path of CorelDraw, at the end of its group', () => {
    const last = content?.courses.at(-1);
    expect(last).toMatchObject({ path: 'CorelDraw', alias: 'CoralDraw', group: 'design' });
    expect(last?.previous).toEqual({ path: 'Autocad', title: 'AutoCAD' });
    expect(last).not.toHaveProperty('next');
  });
});

describe('the module counts are those that were specified', () => {
  const modulesOf = (path: string) =>
    content?.courses.find((course) => course.path === path)?.modules ?? [];

  test.each([
    ['Ethical_Hacking', 19],
    ['Autocad', 28],
  ])('%s: %i', (path, count) => {
    expect(modulesOf(path)).toHaveLength(count);
  });

  test('the capstone of Data Science names 25 or more end-to-end projects', () => {
    const capstone = modulesOf('dataSci').find(({ title }) => title === 'Capstone project');
    expect(capstone?.points[0]?.text).toMatch(/^25\+ end-to-end projects/);
    expect(capstone?.points.slice(1).length).toBeGreaterThanOrEqual(25);
  });
});

test('every page and course has a title and a description of its own', () => {
  if (content === undefined) return expect.unreachable();
  const { home, about, catalogue, internship, gallery, validator, courses, site } = content;
  const pages = [home, about, catalogue, internship, gallery, validator, site.notFound, ...courses];
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('the gallery is 10 rows of 3 pictures, each with a description', () => {
  expect(content?.galleryPictures).toHaveLength(30);
});
