import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { menuLinks } from './site-pages.ts';
import { shippedName } from './shipped-name.ts';

const { content } = await loadContent(join(import.meta.dirname, '../../content'));

const isAsShipped = content?.academy.name === shippedName;

describe.skipIf(!isAsShipped)('what ships is what was specified', () => {
  test('the pages and the menu are those that were specified', () => {
    expect(content && menuLinks(content).map(({ label, to }) => `${label} ${to}`)).toEqual(
      expect.arrayContaining([
        'Home /',
        'About /about',
        'Courses /courses',
        'Internship /internShips',
        'Gallery /gallery',
        'Validator /SearchById',
      ]),
    );
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
      const specified = tiles.split(', ');
      const group = content?.catalogue.groups.find((candidate) => candidate.id === id);
      const shipped = group?.tiles.map(({ name, path }) => `${name}: ${path}`) ?? [];
      expect(shipped.filter((tile) => specified.includes(tile))).toEqual(specified);
    });

    test('29 courses have the titles of their own pages', () => {
      const titles = content?.courses.map(({ title }) => title);
      expect(titles).toEqual(
        expect.arrayContaining(
          (
            'Adobe Illustrator, Adobe InDesign, Adobe Photoshop, Android Development using Flutter, ' +
            'Angular, ASP.NET, AutoCAD, C, C#, C++, Core Java, CorelDRAW, CSS, Cyber Security, ' +
            'Data Science, Ethical Hacking, Hardware and Networking, HTML, Java Full Stack, ' +
            'JavaScript, MongoDB, MySQL, Node.js, PHP, Python, ReactJs, Software Testing, SQL, ' +
            'Website Development MERN Stack'
          ).split(', '),
        ),
      );
    });

    test('CoralDraw is another path of CorelDraw, after AutoCAD', () => {
      const course = content?.courses.find(({ alias }) => alias === 'CoralDraw');
      expect(course).toMatchObject({ path: 'CorelDraw', group: 'design' });
      expect(course?.previous).toEqual({ path: 'Autocad', title: 'AutoCAD' });
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
      expect(capstone?.points[0]?.text).toMatch(/\b25\+ end-to-end projects/);
      expect(capstone?.points.slice(1).length).toBeGreaterThanOrEqual(25);
    });
  });

  test('every course that ships has at least 10 modules and 45 points', () => {
    const short = (content?.courses ?? []).filter(({ modules }) => {
      const points = modules.reduce((sum, module) => sum + module.points.length, 0);
      return modules.length < 10 || points < 45;
    });
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  test('the gallery is 10 rows of 3 pictures, each with a description', () => {
    expect(content?.galleryPictures).toHaveLength(30);
  });

  test('what was specified in number is there', () => {
    const { about, academy, home, internship } = content ?? {};
    const atLeast = {
      phones: [academy?.phones, 2],
      profiles: [academy?.social, 3],
      testimonials: [about?.testimonials.items, 2],
      history: [about?.sections.history.entries, 2],
      partnerships: [about?.sections.partnerships.cards, 3],
      'reasons to choose the academy': [home?.whyUs.cards, 3],
      'featured courses': [home?.courses.cards, 3],
      advantages: [home?.advantages.items, 5],
      'eligibility criteria': [internship?.eligibility.cards, 5],
      durations: [internship?.details.durations, 3],
      'career courses': [internship?.careerCourses.cards, 3],
      'icons without an address': [internship?.contact.icons, 4],
    } as const;
    const short = Object.entries(atLeast).filter(
      ([, [list, count]]) => (list?.length ?? 0) < count,
    );
    expect(short).toEqual([]);
  });

  test('no sentence names a way to reach the academy, since the academy may lack it', () => {
    if (!content) throw new Error('the content has faults');
    const { about, home, internship, validator, registerFaults, notFound } = content;
    const { hero, filter } = content.catalogue;
    const { leaving: _, ...privacy } = content.privacy;
    const { contact, ...site } = content.site;
    const others = [about, home, internship, validator, registerFaults, notFound, hero, filter];
    const said = [...others, privacy, site, { ...contact, ask: undefined }].flatMap(textsIn);
    const naming = /\b(whatsapp|call us|email us|by (phone|e-?mail)|phone number)\b/i;
    expect(said.filter((text) => naming.test(text))).toEqual([]);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
