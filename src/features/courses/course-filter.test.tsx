import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentWith } from '../../content/testing/spoilt-content.ts';
import { fill } from '../../fill.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import { ContactButtons } from '../../layout/contact.tsx';
import { catalogueContent } from './catalogue-content.ts';
import { CourseFilter, resultSentence } from './course-filter.tsx';
import { FoundCourses } from './found-courses.tsx';
import { type CourseQuery, emptyQuery, type FilterResult } from './course-query.ts';
import type { Lead } from './course-search.ts';
import type { TileFacts } from './tile-facts.ts';
import type { Searched } from './use-course-search.ts';

const content = contentWith();
const shown = catalogueContent(content);
const { words, contact, enquiry, facets } = shown;
const all = 29;
const empty = { tiles: [], leads: [] };

test('even before scripts run, the form has a box for words, and a list for each facet', () => {
  const html = renderToStaticMarkup(
    <CourseFilter
      {...shown}
      form={null}
      query={emptyQuery}
      result={{ status: 'all', ...empty }}
      total={all}
      searched="so far"
      onAsk={doNothing}
      keep={doNothing}
      load={doNothing}
    />,
  );
  expect(html).toMatch(/<input[^>]* name="q"/);
  for (const { name, any, choices } of facets) {
    const [, list = ''] = new RegExp(`name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
    const options = [...list.matchAll(/<option[^>]*>([^<]*)/g)].map(([, option]) => option);
    expect(options).toEqual([any, ...choices.map(({ label }) => label)]);
  }
});

const ranked = (count: number, holdAll = true, isNamed = true): FilterResult<string> => ({
  status: 'ranked',
  tiles: Array.from({ length: count }, () => 'course'),
  found: new Map([['course', { path: 'course', isNamed }]]),
  holdAll,
  leads: [],
});
const answer = { label: 'Internship', to: '/internShips', text: 'Online.' };

test.each<[string, FilterResult<string>, Searched, string]>([
  ['a form without a query', { status: 'all', ...empty }, 'syllabi', fill(words.all, { all })],
  ['a search that waits for syllabi', { status: 'searching', ...empty }, 'so far', words.searching],
  ['a query that finds several courses', ranked(7), 'syllabi', fill(words.many, { count: 7, all })],
  [
    'a query that names no course',
    { ...empty, status: 'unnamed', tiles: ['course'] },
    'syllabi',
    words.unnamed,
  ],
  ['a query that finds one course', ranked(1), 'syllabi', fill(words.one, { all })],
  ['a query that finds no course', ranked(0), 'syllabi', words.nothing.heading],
  [
    'a query that names a course by only some of its words',
    ranked(1, false),
    'syllabi',
    `${words.some} ${fill(words.one, { all })}`,
  ],
  [
    'a query of which syllabi mention only some words',
    ranked(1, false, false),
    'syllabi',
    `${words.nothing.heading}. ${words.mentioned}: ${fill(words.one, { all })}`,
  ],
  [
    'a query that a page answers and some syllabi mention',
    { ...ranked(1, true, false), leads: [answer] },
    'syllabi',
    '',
  ],
  [
    'a query with a word that neither a page nor a course answers',
    { ...ranked(0, false, false), leads: [answer] },
    'syllabi',
    words.nothing.heading,
  ],
  ['a search that has only names so far', ranked(1), 'so far', words.searching],
  [
    'a search in names alone',
    ranked(1),
    'names',
    `${fill(words.one, { all })}. ${words.namesOnly}`,
  ],
])('the sentence about the result fits %s', (_, result, searched, sentence) => {
  expect(resultSentence(words, result, all, searched)).toBe(sentence);
});

test('if no course is found, the prepared message to the academy contains the query', () => {
  const chosen = { level: 'beginner' };
  const label = content.site.syllabus.choices.level.beginner;
  const html = found({ ...ranked(0), tiles: [] }, { q: 'xyzzy', chosen });
  expect(html).toContain(words.nothing.text);
  const message = fill(words.nothing.message, { words: `xyzzy, ${label}` });
  expect(html).toContain(buttonsFor({ ...words.nothing, message }));
});

test('an answer that says to ask the academy has buttons for it', () => {
  const asking = { ...answer, asks: true };
  const html = (lead: Lead) => found({ ...empty, ...ranked(0), tiles: [], leads: [lead] });
  expect(html(answer)).not.toContain('tel:');
  expect(html(asking)).toContain(buttonsFor({ ...enquiry, message: answer.label }));
  expect(html({ label: 'Ask', asks: true })).toContain(buttonsFor(enquiry));
});

test('a search without a result gives no advice while it waits for the syllabi', () => {
  expect(found({ status: 'searching', ...empty })).toBe('');
});

test.each([
  ['comes after the courses that it names', true],
  ['comes before courses that only mention its words', false],
])('a page that answers the query %s', (_, isNamed) => {
  const [tile] = shown.groups.flatMap(({ tiles }) => tiles);
  if (!tile) throw new Error('The catalogue is empty.');
  const result = {
    ...empty,
    status: 'ranked' as const,
    tiles: [tile],
    found: new Map([[tile.path, { path: tile.path, isNamed }]]),
    holdAll: true,
    leads: [answer],
  };
  const html = found(result);
  const names = Array.from(html.matchAll(/<a href="[^"]*">([^<]*)/g), ([, name]) => name);
  expect(names).toEqual(isNamed ? [tile.name, answer.label] : [answer.label, tile.name]);
  expect(html).toContain(answer.text);
});

function found(result: FilterResult<TileFacts>, query: CourseQuery = emptyQuery): string {
  return renderToStaticMarkup(<FoundCourses {...shown} query={query} result={result} />);
}

function buttonsFor(enquired: typeof enquiry): string {
  const links = contactLinks(contact, enquired);
  return renderToStaticMarkup(<ContactButtons links={links} ask={shown.ask} />);
}

function doNothing(): void {
  // A page before scripts run has no events.
}
