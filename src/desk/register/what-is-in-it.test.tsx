import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  confirming,
  firstInspected,
  headings,
  titleRow,
  usual,
} from '../../register/testing/register-lines.ts';
import { WhatIsInIt } from './what-is-in-it.tsx';
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
    <WhatIsInIt {...{ inspection, context, inspectAs: never, save: never, canWrite: true }} />,
  );
}

test('the desk offers no save for a sheet that is as it was confirmed', () => {
  expect(listWith(confirmed)).toContain('as you confirmed it');
  expect(listWith(confirmed)).not.toContain('Save, and remember');
});

test('over a copy to publish, the desk offers no save, which would forget what was said of other columns', () => {
  const copy = lines.map((line) => line.map((text, at) => ([0, 1, 2, 5].includes(at) ? text : '')));
  expect(listWith(confirmed, copy)).toContain('as you confirmed it');
});

test('texts of the column that is chosen as the status are told if they are no status', () => {
  const columns = { student: 2, course: 3, id: 5, status: 4 };
  expect(listWith({ ...first, columns })).not.toContain('Not a status');
  const said = { ...confirmed, columns, headings: { ...confirmed.headings, status: 'Grade' } };
  expect(listWith(said)).toContain('Not a status: A. Visitors would be told to ask the academy.');
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
