import { expect, test } from '@playwright/test';
import type { HtmlElement } from 'html-validate';
import { attribute, pageAt, textOf } from './built-site.ts';
import { content, site, writtenModules } from './content-words.ts';
import { courseAddress } from './site-routes.ts';

// Whether each course's page says what its file says; it needs no browser.

test('every syllabus shows its modules as an ordered list, word for word as they are written', () => {
  for (const { path } of content.courses) {
    const shown = all(path, 'main ol[start] > li').map((step) => ({
      title: step.querySelectorAll('h3, h4').map(textOf)[0],
      points: step.querySelectorAll('li').map(textOf),
    }));
    expect(shown.length, path).toBeGreaterThan(0);
    expect(shown, path).toEqual(writtenModules(path));
  }
});

test('signs that mean something to HTML and Markdown are shown as written', () => {
  for (const { path, title } of content.courses) {
    const points = writtenModules(path).flatMap((module) => module.points);
    const signed = points.filter((point) => /[&<>*_`#]/.test(point));
    expect(all(path, 'h1').map(textOf), path).toEqual([title]);
    const shown = all(path, 'main ol[start] li li').map(textOf);
    expect(shown, path).toEqual(expect.arrayContaining(signed));
  }
});

test('a course has one name: its heading, breadcrumb and links to it', () => {
  for (const { path, title, related } of content.courses) {
    expect(all(path, 'h1').map(textOf), path).toEqual([title]);
    const crumbs = all(path, 'body > nav').filter(
      (nav) => attribute(nav, 'aria-label') === site.syllabus.breadcrumb,
    );
    expect(crumbs[0]?.querySelectorAll('a').map(textOf).at(-1), path).toBe(title);
    const links = linksBelow(path, site.syllabus.related);
    expect(links.map(textOf), path).toEqual(related.map((course) => course.title));
  }
});

test('prerequisites are links to our courses', () => {
  const withSome = content.courses.filter(({ prerequisites }) => prerequisites.flat().length > 0);
  for (const { path, prerequisites } of withSome) {
    const links = linksBelow(path, site.syllabus.before);
    expect(links.map(textOf), path).toEqual(prerequisites.flat().map(({ title }) => title));
    expect(
      links.map((link) => attribute(link, 'href')),
      path,
    ).toEqual(prerequisites.flat().map((course) => courseAddress(course.path)));
  }
});

function all(path: string, selector: string): HtmlElement[] {
  return pageAt(`/courses/${path}`).root.querySelectorAll(selector);
}

/** The links in the part of the page that begins with this heading. */
function linksBelow(path: string, heading: string): HtmlElement[] {
  const [found] = all(path, 'h2').filter((element) => textOf(element) === heading);
  return found?.parent?.querySelectorAll('a') ?? [];
}
