import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { internshipFacts } from '../../content/schemas/internship.ts';
import { fieldsOf } from '../../content/schemas/text.ts';
import { contentWith } from '../../content/testing/spoilt-content.ts';
import { ProgramDetails } from './internship-sections.tsx';

const { facts: _, ...older } = {
  ...contentWith().internship.details,
  modeLabel: 'Mode',
  mode: 'Online',
  locationLabel: 'Place',
  location: 'Here',
};

/** What the page shows of the internship if each fact has `items`. */
function shownWith(items: string[] | null) {
  const facts = fieldsOf(internshipFacts, (name) => ({ heading: `The ${name}`, items }));
  return shown(<ProgramDetails details={{ ...older, facts }} />);
}

/** Each heading of the list with the HTML below it, without classes. */
function shown(details: React.JSX.Element) {
  const html = renderToStaticMarkup(details).replaceAll(/ class="[^"]*"/g, '');
  const list = html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);
  return Array.from(list, ([, heading, text]) => [heading, text]);
}

const always = [
  ['Mode', 'Online'],
  ['Place', 'Here'],
];

test.each([
  { title: 'one line is shown as it is', items: ['By June'], html: 'By June' },
  {
    title: 'several lines are numbered steps',
    items: ['Call us', 'Visit us'],
    html: '<ol><li>Call us</li><li>Visit us</li></ol>',
  },
])('of each fact about the internship, $title', ({ items, html }) => {
  const facts = internshipFacts.map((name) => [`The ${name}`, html]);
  expect(shownWith(items)).toEqual([...always, ...facts]);
});

test.each([null, []])('a fact about the internship with %j as its lines is not shown', (items) => {
  expect(shownWith(items)).toEqual(always);
});

test('content from before there were facts about the internship shows mode and location', () => {
  expect(shown(<ProgramDetails details={older} />)).toEqual(always);
});
