import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { courseText, shortCourse, soundFrontMatter } from '../../content/testing/known-content.ts';
import { contentWith } from '../../content/testing/spoilt-content.ts';
import { SyllabusHero } from './syllabus-hero.tsx';
import { Syllabus, WhereNext } from './syllabus.tsx';

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => expect(console.error).not.toHaveBeenCalled());

/** The HTML of the page of the course at `path`. `text` is the content of the file `courses/Tally.md`. */
function pageOf(text: string, path = 'Tally'): string {
  const content = contentWith({ 'courses/Tally.md': text });
  const course = content.courses.find((one) => one.path === path);
  if (!course) throw new Error(`no course has the path ${path}`);
  const { site, catalogue, academy, ways } = content;
  const words = { ...site.syllabus, marks: catalogue.marks };
  const ask = { links: [], ask: site.contact.ask };
  const address = 'https://academy.example/courses/Tally';
  return renderToStaticMarkup(
    <>
      <SyllabusHero course={course} address={address} academy={academy} words={words} {...ask} />
      <Syllabus course={course} words={words} {...ask} />
      <WhereNext course={course} words={words} ways={ways.ways} />
    </>,
  );
}

/** The text of `count` modules, each with `point` if given. With `inPhases`, each phase has three modules. */
function modules(count: number, { point, inPhases }: { point?: string; inPhases?: boolean }) {
  return Array.from({ length: count }, (_, index) => {
    const phase = inPhases && index % 3 === 0 ? `## Phase ${index / 3}\n\n` : '';
    return `${phase}${inPhases ? '###' : '##'} Module ${index}\n\n${point ? `- ${point}\n` : ''}\n`;
  }).join('');
}

const words = contentWith().site.syllabus;

const titleOnly = '---\ntitle: Tally\n---\n\n';

describe('a course with a title and three modules', () => {
  const html = pageOf(shortCourse);

  test('the page shows each module in order', () => {
    const titles = [...html.matchAll(/class="module-title">([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(['Vouchers', 'Stock', 'GST']);
    expect(html).toContain('Stock</h3></div></li>');
  });

  test.each([
    ['a bar', 'syllabus-bar'],
    ['a choice of views', 'type="radio"'],
    ['a phase', 'class="phase '],
    ['a list of phases', 'phase-nav'],
    ['a skyline', 'skyline'],
    ['a list of titles', 'class="titles'],
    ['a way', 'way-line'],
    ['a list without entries', '<ul></ul>'],
    ['an unknown value', /undefined|null|NaN/],
  ])('the page does not show %s', (_, part) => {
    expect(html).not.toMatch(part);
  });

  test('the page has exactly one second-level heading', () => {
    expect(html.match(/<h2/g)).toHaveLength(1);
  });
});

test.each([
  ['gcc -Wall', 'gcc <span>-W</span>all'],
  ['NIST SP 800-115 and PDF/X-4', 'NIST SP 80<span>0-1</span>15 and PD<span>F/X-4</span>'],
  ['a[i] as *(a + i)', 'a[i] as *<span>(a + i)</span>'],
  ['a step-by-step plan', 'a step-by-step plan'],
])('no line break splits a term of the point “%s”', (point, expected) => {
  const html = pageOf(titleOnly + modules(1, { point }));
  expect(html.replaceAll(' class="whitespace-nowrap"', '')).toContain(`<li>${expected}</li>`);
});

test('the bar links to phases only if there are several phases', () => {
  const inPhases = (count: number) => pageOf(titleOnly + modules(count, { inPhases: true }));
  expect(inPhases(6).match(/data-place/g)).toHaveLength(2);
  expect(inPhases(3)).toContain('Phase 0');
  expect(inPhases(3)).not.toContain('data-place');
});

test('a view that would change nothing is not offered', () => {
  const views = (text: string) =>
    [...pageOf(titleOnly + text).matchAll(/id="view-(\w+)"/g)].map(([, view]) => view);
  expect(views(modules(3, { point: 'A topic' }))).toEqual([]);
  expect(views(modules(3, { point: 'Practical: a page' }))).toEqual(['all', 'built']);
  expect(views(modules(7, { point: 'A topic' }))).toEqual(['all', 'titles']);
  expect(views(modules(7, { point: 'Project: a shop' }))).toEqual(['all', 'titles', 'built']);
});

test('the list of titles leads to every module', () => {
  const html = pageOf(titleOnly + modules(9, { inPhases: true }));
  const [list = ''] = /class="[^"]*titles.*?(?=class="[^"]*phases)/s.exec(html) ?? [];
  const links = [...list.matchAll(/href="#([^"]*)"/g)].map(([, id]) => `id="${id}"`);
  expect(links).toHaveLength(9);
  for (const id of links) expect(html).toContain(id);
  const starts = [...list.matchAll(/<ol start="(\d)"/g)].map(([, start]) => start);
  expect(starts).toEqual(['1', '4', '7']);
});

test('a course with a project has a skyline with the number of each phase', () => {
  const page = (point: string) => pageOf(titleOnly + modules(6, { point, inPhases: true }));
  expect(page('Practical: a page')).not.toContain('skyline');
  const html = page('Project: a shop');
  expect(html).toContain('skyline');
  expect([...html.matchAll(/data-phase="(\d)"/g)].map(([, phase]) => phase)).toEqual(['1', '2']);
});

test('each stroke of a skyline has a length, since WebKit draws others as blots', () => {
  const html = pageOf(titleOnly + modules(6, { point: 'Project: a shop', inPhases: true }));
  const [, drawing = ''] = /<svg[^>]*class="skyline[^>]*>(.*?)<\/svg>/.exec(html) ?? [];
  expect(drawing.match(/m[^a-z]+[hv][^a-z]+/g)?.length).toBe(2 * 6);
  expect(drawing).not.toMatch(/[hv]0(?![.\d])/);
});

test('prerequisites and outcomes come after the modules', () => {
  const html = pageOf(courseText().replaceAll('Title', 'Tally'));
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
  const { before, afterwards, heading } = words;
  expect(headings.slice(0, 3)).toEqual([heading, before, afterwards]);
  expect(html.lastIndexOf('module-title')).toBeLessThan(html.indexOf(`>${before}<`));
});

test('a course without outcomes still shows its prerequisites', () => {
  const both = courseText().replaceAll('Title', 'Tally');
  const before = both.replace(/# Afterwards[^]*(?=# Modules)/, '');
  expect(pageOf(before).match(/syllabus-points mt/g)).toHaveLength(1);
  expect(pageOf(both).match(/syllabus-points mt/g)).toHaveLength(2);
});

test('if a course is part of a way, the course’s page shows its place in that way', () => {
  const html = pageOf(shortCourse, 'Illustrator');
  expect(html).toContain(`<li aria-current="true"><b>Illustrator</b><small>${words.here}`);
  expect(html).toContain('href="/courses/Adobe_InDesign"');
  expect(html).toContain('Graphic designer');
});

test('the printed sheet has a line for the level only if the course has a level', () => {
  const frontMatter = soundFrontMatter.replaceAll('Title', 'Tally');
  const lines = (text: string) => pageOf(text).match(/min-h-11 grid/g)?.length ?? 0;
  expect(lines(courseText({ frontMatter })) - lines(shortCourse)).toBe(1);
});
