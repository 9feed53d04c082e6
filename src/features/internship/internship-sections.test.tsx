import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { daysIn, internshipFacts, type Internship } from '../../content/schemas/internship.ts';
import { fieldsOf } from '../../content/schemas/text.ts';
import { contentWith } from '../../content/testing/spoilt-content.ts';
import { FactsLink, ProgramDetails } from './internship-sections.tsx';

const { facts: _, ...older } = {
  ...contentWith().internship.details,
  modeLabel: 'Mode',
  mode: 'Online',
  locationLabel: 'Place',
  location: 'Here',
  ask: 'Ask about {facts}',
};
const ask = { whatsapp: 'Write', phone: 'Call', email: 'Write' };
const props = {
  academy: { phones: ['+91 1'] },
  asking: { ask, subject: 'Hello', message: 'Hello' },
};

/** The page's HTML, without classes, if each fact has `items`. */
function pageWith(items: string[] | null) {
  return page(detailsWith(() => items));
}

function detailsWith(itemsOf: (name: string) => string[] | null) {
  const facts = fieldsOf(internshipFacts, (name) => ({
    heading: `The ${name}`,
    items: itemsOf(name),
  }));
  return { ...older, facts };
}

function page(details: Internship['details']) {
  const html = renderToStaticMarkup(<ProgramDetails details={details} {...props} />);
  return html.replaceAll(/ class="[^"]*"/g, '');
}

function linkTo(details: Internship['details']) {
  const html = renderToStaticMarkup(<FactsLink details={details} />);
  return /<a href="#(.*?)".*>(.*?)<\/a>/.exec(html)?.slice(1);
}

/** Each heading of the list with the HTML below it. */
function shown(html: string) {
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
  expect(shown(pageWith(items))).toEqual([...always, ...facts]);
  expect(pageWith(items)).not.toContain('href');
});

test.each([null, []])(
  'facts about the internship with %j as their lines are asked for',
  (items) => {
    const html = pageWith(items);
    expect(shown(html)).toEqual(always);
    const named = 'the stipend, the certificate, the nextstart and the howtoapply';
    expect(html).toMatch(new RegExp(`Ask about ${named}.*<a href="tel:\\+911">.*Call`));
  },
);

test('the bar of a duration is as long as its title says', () => {
  const durations = ['45 days', '6 weeks', '3 months', '1 year'].map((title) => ({
    title,
    text: '',
  }));
  const widths = Array.from(
    page({ ...older, durations }).matchAll(/width="([\d.]+)%" height="100%"/g),
  );
  expect(widths.map(([, width]) => Math.round(Number(width)))).toEqual([12, 12, 25, 100]);
  expect(daysIn('About 3 months'), 'a bar without a length').toBe(0);
});

test('content from before there were facts about the internship shows mode and location', () => {
  expect(shown(page(older))).toEqual(always);
});

test('an internship without an online mode says nothing of it', () => {
  const { mode: _mode, ...classroom } = older;
  expect(shown(page(classroom))).toEqual([['Place', 'Here']]);
});

test('the link at the top of the page names the facts that are told, or else leads to a way to ask', () => {
  const untold = 'the stipend, the certificate, the nextstart and the howtoapply';
  expect(linkTo(detailsWith(() => null))).toEqual(['facts', `Ask about ${untold}`]);
  expect(pageWith(null)).toContain(`<div id="facts"><p>Ask about ${untold}</p>`);
  const started = detailsWith((name) => (name === 'nextStart' ? ['June'] : null));
  expect(linkTo(started)).toEqual(['facts', 'The nextstart']);
  expect(linkTo(older)).toBeUndefined();
  expect(page(started)).toContain('<div id="facts"><dt>The nextStart</dt>');
});
