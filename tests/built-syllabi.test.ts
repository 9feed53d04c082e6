import { expect, test } from 'vitest';
import type { HtmlElement } from 'html-validate';
import { otherName } from '../src/content/course-texts.ts';
import { fill } from '../src/fill.ts';
import { contactWays } from '../src/layout/contact-ways.ts';
import { attribute, pageAt, textOf } from './built-site.ts';
import { academy, catalogue, content, site, writtenModules } from './content-words.ts';
import { courseAddress } from './site-routes.ts';

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

test('the hero counts modules, and says what the tile calls the course where that is another name', () => {
  for (const course of content.courses) {
    const hero = all(course.path, 'main section').slice(0, 1).map(textOf).join();
    expect(hero).toContain(`${writtenModules(course.path).length} ${site.syllabus.modules.many}`);
    const sentence = fill(site.syllabus.otherName, { name: course.tile });
    expect(hero.includes(sentence), course.path).toBe(otherName(course) !== undefined);
  }
});

test('a course has one name, and links to the courses related to it and needed before it', () => {
  for (const { path, title, related, prerequisites } of content.courses) {
    const trail = all(path, 'body > nav').find(
      (nav) => attribute(nav, 'aria-label') === site.syllabus.breadcrumb,
    );
    const crumbs = trail?.querySelectorAll('a').slice(-1) ?? [];
    expect([...all(path, 'h1'), ...crumbs].map(textOf), path).toEqual([title, title]);
    for (const [heading, courses] of [
      [site.syllabus.related, related],
      [site.syllabus.before, prerequisites.flat()],
    ] as const) {
      const found = all(path, 'h2').find((element) => textOf(element) === heading);
      const links = found?.parent?.querySelectorAll('a') ?? [];
      const expected = courses.map((course) => [course.title, courseAddress(course.path)]);
      expect(
        links.map((link) => [textOf(link), attribute(link, 'href')]),
        path,
      ).toEqual(expected);
    }
  }
});

test('a syllabus leads to the courses before and after it in its group', () => {
  for (const { tiles } of catalogue.groups) {
    const courses = tiles.map((tile) => tile.course.path);
    for (const [place, path] of courses.entries()) {
      const nav = all(path, 'main nav').find(
        (one) => attribute(one, 'aria-label') === site.syllabus.neighbours,
      );
      const around = [courses[place - 1], courses[place + 1]].filter((one) => one !== undefined);
      expect(
        nav?.querySelectorAll('a').map((link) => attribute(link, 'href')),
        path,
      ).toEqual(around.map(courseAddress));
    }
  }
});

test('what the academy has not said of fee, duration and next batch can be asked with one press', () => {
  for (const { path, title: course, facts } of content.courses) {
    const missing = (['fee', 'duration', 'nextBatch'] as const).filter((name) => !facts[name]);
    const labels = missing.map((name) => site.syllabus.facts[name].toLowerCase());
    const named = new Intl.ListFormat('en-GB').format(labels);
    const message = fill(site.syllabus.factsMessage, { facts: named, course });
    const [way] = contactWays(academy, { subject: course, message });
    const asking = all(path, 'main a').filter((link) =>
      textOf(link).includes(`${site.syllabus.askFacts} ${named}`),
    );
    const expected = missing.length === 0 ? [] : [way.href];
    expect(
      asking.map((link) => attribute(link, 'href')),
      path,
    ).toEqual(expected);
  }
});

function all(path: string, selector: string): HtmlElement[] {
  return pageAt(`/courses/${path}`).root.querySelectorAll(selector);
}
