import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  confirming,
  firstInspected,
  headings,
  titleRow,
  usual,
} from '../../register/testing/register-lines.ts';
import { copyTitles } from '../../register/inspection/remembered-rows.ts';
import { WhatIsInIt } from './what-is-in-it.tsx';
import { WhatToFix } from './what-to-fix.tsx';
import type { InspectionContext } from '../../register/inspection/inspection-types.ts';

const lines = [titleRow, headings, ...usual()];
const first: InspectionContext = {
  courses: ['Python', 'Data Science', 'C++', 'Core Java', 'AutoCAD'],
  columns: { student: 2, course: 3, id: 5 },
};
const confirmed = confirming(firstInspected(lines, first), first);

const { columns = [] } = confirmed.confirmed ?? {};

function listWith(context: InspectionContext, sheet = lines): string {
  const inspection = firstInspected(sheet, context);
  const never = () => Promise.reject(new Error('not asked for'));
  return renderToStaticMarkup(
    <WhatIsInIt
      {...{ inspection, now: inspection, context, inspectAs: never, save: never, canWrite: true }}
      show={() => undefined}
    />,
  );
}

test('the desk offers no save for a sheet that is as it was confirmed', () => {
  expect(listWith(confirmed)).toContain('as you confirmed it');
  expect(listWith(confirmed)).not.toContain('Save, and remember');
});

test('over a copy to publish, the desk offers no save, which would forget what was said of other columns', () => {
  const [, ...rows] = lines;
  const read = rows.map((line) => line.map((text, at) => ([0, 1, 2, 5].includes(at) ? text : '')));
  const copy = [[copyTitles[0]], ...read];
  expect(listWith(confirmed, copy)).toContain('as you confirmed it');
});

test('texts of the column that is chosen as the status are told if they are no status', () => {
  const columns = { student: 2, course: 3, id: 5, status: 4 };
  expect(listWith({ ...first, columns })).not.toContain('Not a status');
  const said = { ...confirmed, columns, headings: { ...confirmed.headings, status: 'Grade' } };
  expect(listWith(said)).toContain(
    'Not a status: &quot;A&quot;. Visitors would be told to ask the academy.',
  );
});

test('over an older copy, the desk names the certificates that it makes valid again, for a tick', () => {
  const columns = { student: 2, course: 3, id: 5, status: 6 };
  const [title = [], names = [], one = [], ...rest] = lines;
  const own = [title, [...names, 'Status'], [...one, 'Withdrawn'], ...rest];
  const saved = confirming(firstInspected(own, { ...first, columns }), first);
  const html = listWith({ ...saved, columns });
  expect(html).toContain(
    'ITA-2024-0001: not valid when you confirmed it. If this is an older copy',
  );
  expect(html).toMatch(/<input type="checkbox"[^>]* data-open="true"\/>It is valid again/);
});

test('a private column with a text that may end a certificate needs a tick', () => {
  const rows = usual().map((line, at) => [...line, at === 0 ? 'Cancelled' : `9820012${340 + at}`]);
  const sheet = [titleRow, [...headings, 'Mobile'], ...rows];
  const html = listWith({ ...first, sealed: true }, sheet);
  expect(html).toMatch(/<option value="private" selected="">(?:(?!<\/tr>).)*Is each of these/);
  expect(html).toMatch(
    /<input type="checkbox"[^>]* data-open="true"\/>No text in it ends a certificate/,
  );
});

test('the desk says at once for what no column is chosen', () => {
  const columns = { student: 2, course: 3, id: 9 };
  expect(listWith({ ...first, columns })).toContain(
    'Choose exactly one column each for the student, the course and the certificate ID.',
  );
});

test.each<[what: string, settings: Partial<InspectionContext>]>([
  ['the shape of an earlier sheet’s IDs', { idShapes: [...(confirmed.idShapes ?? []), 'PUN-00'] }],
  ['a heading that was reworded since', { headings: { ...confirmed.headings, id: 'Number' } }],
  [
    'a column that the sheet lacks',
    { confirmed: { ...confirmed.confirmed, columns: [...columns, 'Old'] } },
  ],
])('the desk offers a save if the settings still have %s', (_, settings) => {
  const html = listWith({ ...confirmed, ...settings });
  expect(html).toContain('Save, and remember');
  expect(html).not.toContain('as you confirmed it');
});

test('the desk says why a column E or G can’t be chosen for anything that the website reads', () => {
  const why =
    /<th[^>]*>Column (\w)[^<]*<\/th>(?:(?!<\/tr>).)*The website never reads columns E and G/g;
  expect(Array.from(listWith(first).matchAll(why), ([, letter]) => letter)).toEqual(['E', 'G']);
});

test('a column with a text in few rows casts no doubt on the students and IDs that fill all rows', () => {
  const [, , one = [], other = [], ...rest] = lines;
  const names = [
    'Sr.',
    'Name of candidate',
    'Course',
    'Gr.',
    '',
    'Cert. No.',
    '',
    'Other',
    'Notes',
  ];
  const noted = [
    [...one, 'ITA-2024-0005', 'fees not paid'],
    [...other, 'ITA-2024-0006', 'collected by father'],
  ];
  const sheet = [titleRow, names, ...noted, ...rest];
  const chosen =
    /<select aria-label="Column ([BCF]):(?:(?!<\/select>).)*<option value="(\w+)" selected/g;
  const found = listWith(first, sheet).matchAll(chosen);
  expect(Array.from(found, ([, letter, use]) => `${letter} ${use}`)).toEqual([
    'B student',
    'C course',
    'F id',
  ]);
});

test('of a fault that the copy has not, the desk says only that nothing but the copy may be published', () => {
  const mobile = lines.map((line, at) =>
    line.with(Math.min(3, line.length - 1), at > 1 ? `982001234${at}` : 'Mobile'),
  );
  const inspection = firstInspected(mobile, first);
  const html = renderToStaticMarkup(<WhatToFix inspection={inspection} />);
  expect(html).toContain('Publish only the copy: it leaves out column D (&quot;Mobile&quot;)');
  expect(html).not.toContain('What to do');
});

test('the desk’s advice has no settings of a file', () => {
  const rows = usual().map((line) => line.with(1, line[2] ?? '').with(2, line[1] ?? ''));
  const inspection = firstInspected([titleRow, headings, ...rows], first);
  const html = renderToStaticMarkup(<WhatToFix inspection={inspection} />);
  expect(html).toContain('Choose column C for the students on the desk');
  expect(html).not.toContain('register.yaml');
});
