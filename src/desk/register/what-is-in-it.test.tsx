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

const { titles = [] } = confirmed.confirmed ?? {};

function listWith(context: InspectionContext): string {
  const inspection = firstInspected(lines, context);
  const never = () => Promise.reject(new Error('not asked for'));
  return renderToStaticMarkup(
    <WhatIsInIt {...{ inspection, context, inspectAs: never, save: never, canWrite: true }} />,
  );
}

test('the desk offers no save for a sheet that is as it was confirmed', () => {
  expect(listWith(confirmed)).toContain('as you confirmed it');
  expect(listWith(confirmed)).not.toContain('Save, and remember');
});

test.each<[what: string, settings: Partial<InspectionContext>]>([
  ['the shape of an earlier sheet’s IDs', { idShapes: [...(confirmed.idShapes ?? []), 'PUN-00'] }],
  ['a heading that was reworded since', { headings: { ...confirmed.headings, id: 'Number' } }],
  [
    'a title that the sheet lacks',
    { confirmed: { ...confirmed.confirmed, titles: [...titles, 'Old'] } },
  ],
])('the desk offers a save if the settings still have %s', (_, settings) => {
  const html = listWith({ ...confirmed, ...settings });
  expect(html).toContain('Save, and remember');
  expect(html).not.toContain('as you confirmed it');
});
