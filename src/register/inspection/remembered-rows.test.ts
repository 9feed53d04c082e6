import { expect, test } from 'vitest';
import { confirming, firstInspected } from '../testing/register-lines.ts';
import { sheetRows } from '../../spreadsheet/testing/sheet-rows.ts';
import {
  furtherColumns,
  honestColumns,
  honestRows,
  type Lines,
  markedColumns,
  markedRows,
  markedSheets,
  markedTitles,
  marks,
  otherColumns,
  registerWith,
} from '../testing/marks.ts';
import { isOfRows } from './findings.ts';
import { formatInspection } from './reading.ts';
import { settingsOf } from './unaccounted.ts';
import type { InspectionContext } from './inspection-types.ts';

const courses = ['Python', 'Data Science', 'C++', 'Core Java', 'AutoCAD'];
const context = { courses };

/** What the check says of `lines` after an owner has confirmed all that it offered for `before`. */
function later(before: Lines, lines: Lines, more: Partial<InspectionContext> = {}) {
  const confirmed = confirming(firstInspected(before, { ...context, ...more }), context);
  const inspection = firstInspected(lines, { ...confirmed, ...more });
  return {
    ...inspection,
    text: formatInspection(inspection).replace(/^[^]*?\n(?=Please|No faults)/, ''),
  };
}

function withCell(lines: Lines, row: number, column: number, text: string): Lines {
  return lines.map((line, at) => (at === row ? line.with(column, text) : line));
}

const ticked = (at: number) => (at === 4 ? '✓' : '');

const columnH = (name: string) =>
  furtherColumns[name] ? { H: furtherColumns[name] } : (otherColumns[name] ?? {});
const indexOf = (place: string) =>
  otherColumns[place] ? 1 : place.length === 1 ? 'ABCDEF'.indexOf(place) : 7;
const cells = Object.entries(marks).flatMap(([place, texts]) =>
  texts.map((text) => [place, text] as const),
);

test.each(cells)(
  'after a hasty owner has confirmed everything, in %s the mark %j is told',
  (place, mark) => {
    const before = registerWith(columnH(place));
    for (const rows of [[6], [6, 11]]) {
      const after = before.map((line, at) =>
        rows.includes(at) ? line.with(indexOf(place), mark) : line,
      );
      if (place === 'new heading') after[1] = (after[1] ?? []).with(7, mark);
      const { findings, text } = later(before, after);
      expect(findings).not.toEqual([]);
      expect(text).toContain(mark || 'ITA-2024-0005');
    }
  },
);

test.each(markedColumns)('a new column “%s” with %j is told', (heading, mark, others) => {
  const before = registerWith();
  for (const rows of [[4], [4, 9]]) {
    const after = registerWith({ H: [heading, (at) => (rows.includes(at) ? mark : others)] });
    const { findings, text } = later(before, after);
    expect(findings).not.toEqual([]);
    expect(text).toContain(mark);
  }
});

test.each(Object.entries(markedRows))('a row that is put in later is told: %s', (_, row) => {
  const before = registerWith();
  const mark = row.findLast((text) => text !== '') ?? '';
  for (const at of [9, before.length]) {
    const { findings, notes, text } = later(before, before.toSpliced(at, 0, [...row]));
    expect([...findings, ...notes]).not.toEqual([]);
    expect(text).toContain(mark);
  }
});

test.each(markedTitles)('a title that is put in later is told: %s', (title) => {
  const before = registerWith();
  const { findings, text } = later(before, before.with(0, [title]));
  expect(findings).not.toEqual([]);
  expect(text).toContain(title);
});

const book = (name: string, lines: Lines) => ({
  workbook: { name: 'Register', isHidden: false, others: [{ name, rows: sheetRows(...lines) }] },
});

test.each(Object.entries(markedSheets))(
  'a mark in the sheet “%s” is told',
  (name, [old, lines]) => {
    const confirmed = firstInspected(registerWith(), { ...context, ...book(name, old) });
    const settings = { ...confirming(confirmed, context), ...book(name, lines) };
    const inspection = firstInspected(registerWith(), settings);
    expect(inspection.findings).toMatchObject([{ kind: 'beside', holds: `the sheet "${name}"` }]);
    expect(formatInspection(inspection)).toContain(lines.at(-1)?.at(-1));
  },
);

const honest: readonly (readonly [what: string, at: (count: number) => Lines])[] = [
  ...honestColumns.map((names) => {
    const columns = names.map((name, at) => ['HI'.charAt(at), furtherColumns[name]] as const);
    const added = Object.fromEntries(columns.flatMap(([at, one]) => (one ? [[at, one]] : [])));
    return [names.join(' and ') || 'nothing more', (n: number) => registerWith(added, n)] as const;
  }),
  ...Object.entries(otherColumns).map(
    ([what, columns]) => [what, (n: number) => registerWith(columns, n)] as const,
  ),
  ...Object.entries(honestRows).map(([what, texts]) => {
    const row = (n: number) => texts.map((text) => (text === 'COUNT' ? `${n}` : text));
    return [what, (n: number) => registerWith({}, n).toSpliced(12, 0, row(n))] as const;
  }),
];

test.each(honest)(
  'an honest register is green once confirmed, and has one note six rows later: %s',
  (_, at) => {
    const before = at(20);
    expect(later(before, before)).toMatchObject({ findings: [], notes: [] });
    const grown = later(before, at(26));
    expect(grown.findings).toEqual([]);
    expect(grown.notes).toMatchObject([{ kind: 'new-rows' }]);
    expect(grown.notes[0]?.rows).toHaveLength(6);
  },
);

test('rows that were sorted, numbered again or moved to other columns are the same', () => {
  const before = registerWith(columnH('Remarks'));
  const [title = [], headings = [], ...rows] = before;
  const sorted = rows.toReversed().map((line, at) => line.with(0, `${at + 1}`));
  const moved = [title, headings, ...sorted].map((line) => line.toSpliced(7, 0, ''));
  expect(later(before, moved)).toMatchObject({ findings: [], notes: [] });
});

test.each([
  ['that lacks the column of the status', registerWith()],
  ['in which the status is blank', registerWith({ H: ['Status', () => ''] })],
])('an older copy %s is told to make certificates valid again', (_, copy) => {
  const columns = { student: 2, course: 3, id: 5, status: 6 };
  const status = (at: number) => ({ 4: 'Withdrawn', 6: 'Valid' })[at] ?? '';
  const { findings, text } = later(registerWith({ H: ['Status', status] }), copy, { columns });
  expect(findings.find(({ kind }) => kind === 'valid-again')?.texts).toEqual(['ITA-2024-0005']);
  expect(text).toContain('publish a new copy in its place');
});

test('a certificate that had expired is told if a later day makes it valid again', () => {
  const columns = { student: 2, course: 3, id: 5, validUntil: 6 };
  const until = (year: number) =>
    registerWith({ H: ['Valid until', (at) => (at === 4 ? `31 Mar ${year}` : '')] });
  // A certificate that lacked its name was not answered with a date or a status, so it is only changed.
  const before = withCell(until(2024), 9, 1, '');
  const { findings } = later(before, until(2030), { columns, today: '2026-12-01' });
  expect(findings.find(({ kind }) => kind === 'valid-again')?.texts).toEqual(['ITA-2024-0005']);
});

test('what an owner confirms now is told as it will be told from now on', () => {
  const lines = [...registerWith({ H: ['Signed', ticked] }), ['', 'Total']];
  const settings = { ...context, ...settingsOf(firstInspected(lines, context).toConfirm) };
  const { register: _, ...now } = firstInspected(lines, { ...settings, confirmsRows: true });
  const later = firstInspected(lines, { ...settings, remembered: now.remembered });
  expect(later).toMatchObject(now);
  expect(now.findings).toEqual([]);
});

const sampled = (line: readonly string[]) =>
  line.length > 1 ? line.with(1, `Sample ${line[1]}`) : line;

test('over another register that was confirmed, a first confirmation is asked for', () => {
  const sample = registerWith({}, 60).map(sampled);
  const { findings, text } = later(sample, registerWith());
  const rows = findings.filter(isOfRows);
  expect(rows.map(({ kind }) => kind)).toEqual(['beside', 'first-rows']);
  expect(text).toContain(
    'Rows 3–22: Not confirmed yet: 20 rows, of another register than the one that was confirmed before',
  );
});

test('what was confirmed of another register confirms nothing, until its lines are replaced', () => {
  const sample = firstInspected(registerWith(columnH('Note'), 60).map(sampled), context);
  const saved = confirming(sample, context);
  const asked = (settings: InspectionContext) =>
    firstInspected(registerWith(), settings).findings.flatMap(({ kind, column }) =>
      kind === 'unread-column' ? [column?.heading] : [],
    );
  expect(asked(saved)).toEqual(['Grade']);
  const { toConfirm } = firstInspected(registerWith(), saved);
  expect(asked({ ...saved, ...settingsOf(toConfirm) })).toEqual([]);
});

test.each([
  ['grown much', registerWith({}, 400), 'new-rows'],
  ['lost most of its rows', registerWith({}, 3), 'gone-rows'],
  [
    'changed in each row',
    registerWith({ C: ['Course', (at) => courses[(at + 1) % 5] ?? ''] }),
    'changed-rows',
  ],
])('a register that has %s is not another one', (_, lines, kind) => {
  const { findings, notes } = later(registerWith(), lines);
  const kinds = [...findings, ...notes].filter(isOfRows).map((one) => one.kind);
  expect([...new Set(kinds)]).toEqual([kind]);
});

test('what a private column holds is not quoted, but a remark in it is', () => {
  const before = registerWith(columnH('Mobile'));
  const { text } = later(before, withCell(before, 6, 7, 'taken back'));
  expect(text).toMatch(/"taken back"/);
  expect(text).not.toMatch(/9820011/);
});

test.each([
  [
    'a note',
    { row: 7, column: 5, note: 'taken back' },
    'Row 7: The column "Notes of cells" is not read. It holds "taken back".\n',
  ],
  [
    'a crossed-out name',
    { row: 7, column: 1 },
    'Row 7: The column "Crossed-out texts" is not read. It holds "Fatima Shaikh".\n',
  ],
])('%s that comes to a confirmed row or goes is told until it is confirmed', (_, mark, told) => {
  const before = registerWith();
  const confirmed = confirming(firstInspected(before, context), context);
  const marked = { ...confirmed, marks: [mark] };
  const inspection = firstInspected(before, marked);
  expect(formatInspection(inspection)).toContain(told);
  const { marks: _marks, ...remembered } = confirming(inspection, marked);
  expect(firstInspected(before, { ...remembered, marks: [mark] }).findings).toEqual([]);
  const { findings, toConfirm } = firstInspected(before, remembered);
  expect(findings).toMatchObject([{ kind: 'changed-rows', texts: ['ITA-2024-0005'] }]);
  expect(toConfirm.confirmed?.columns).toEqual(['Grade']);
});

test('a note on a blank cell below the certificates is told until it is confirmed', () => {
  const lines = registerWith();
  const confirmed = confirming(firstInspected(lines, context), context);
  const row = lines.length + 3;
  const marked = { ...confirmed, marks: [{ row, column: 1, note: '12 is taken back' }] };
  const inspection = firstInspected(lines, marked);
  expect(inspection.findings).toMatchObject([
    { kind: 'beside', rows: [row], texts: ['12 is taken back'] },
  ]);
  expect(firstInspected(lines, confirming(inspection, marked)).findings).toEqual([]);
});

test('a mark at the end of a long text is quoted, among 50 new texts of its column', () => {
  const mark = 'collected by the father on 12 March, then given back to the academy';
  const remark = (at: number) => (at === 69 ? mark : `collected by friend ${at}`);
  const [before, grown] = [20, 70].map((count) => registerWith({ H: ['Remarks', remark] }, count));
  expect(later(before ?? [], grown ?? []).text).toContain(mark);
});

test.each([
  ['a title', 0, 0, 'Yellow: not valid', 'beside'],
  ['a course that the website lacks', 4, 2, 'Tally Prime', 'changed-rows'],
])('%s is told until it is remembered, without a setting', (_, row, column, text, kind) => {
  const told = withCell(registerWith(), row, column, text);
  const settings = confirming(firstInspected(told, context), context);
  expect(JSON.stringify(settings.confirmed)).not.toContain(text);
  expect(firstInspected(told, settings).findings).toEqual([]);
  expect(later(registerWith(), told).findings.map((one) => one.kind)).toContain(kind);
});

test('a new row with the student and the course of another row is told with that row', () => {
  const before = registerWith();
  const [last = []] = before.slice(-1);
  const again = last.with(0, '21').with(5, 'ITA-2024-0099');
  expect(later(before, [...before, again]).text).toContain('another row: 23 (as 12).');
});

test.each([
  ['cancelled - fees not paid', 'still valid: "cancelled - fees not paid" in row 7?'],
  ['new one: ITA-2024-0007', 'name the ID of another row'],
])('the question about an unread column asks whether “%s” ends a certificate', (text, asked) => {
  const remarks = registerWith({ H: ['Remarks', (at) => (at === 4 ? text : 'by post')] });
  expect(formatInspection(firstInspected(remarks, context))).toContain(asked);
});

test('where a text may end a certificate, all rare texts are asked about, but for rows with a status', () => {
  const remark = (at: number) => ({ 4: 'cert returned', 6: 'taken back' })[at] ?? 'by post';
  const askedWith = (state: string) => {
    const columns = { student: 2, course: 3, id: 5, status: 7 };
    const status = (at: number) => (at === 4 ? state : '');
    const lines = registerWith({ H: ['Remarks', remark], I: ['Status', status] });
    return formatInspection(firstInspected(lines, { ...context, columns }));
  };
  expect(askedWith('')).toContain('valid: "cert returned" in row 7, "taken back" in row 9? If not');
  expect(askedWith('Withdrawn')).not.toContain('still valid');
});

test('what to do about a text that ends a certificate is said once, before any advice to delete it', () => {
  const before = registerWith();
  const { text } = later(before, withCell(withCell(before, 6, 2, 'Tally (अपात्र)'), 7, 5, 'X वापस'));
  expect(text).toMatch(/first write `Withdrawn`[^]*not part of an ID/);
  const [questions = ''] = text.split('Worth a look');
  expect(questions.match(/first write `Withdrawn`/g)).toHaveLength(1);
});

test('the file of remembered rows has no names, and a line that can’t be read makes its row new', () => {
  const lines = [...registerWith(), ['', 'Total']];
  const { remembered } = firstInspected(lines, context);
  expect(remembered).not.toMatch(/Asha|Total/);
  const spoilt = remembered.replace(/^ITA-2024-0003\t.*$/m, '');
  const { toConfirm } = firstInspected(lines, context);
  const settings = { ...context, ...settingsOf(toConfirm), remembered: spoilt };
  expect(firstInspected(lines, settings)).toMatchObject({
    findings: [],
    notes: [{ kind: 'new-rows', rows: [5] }],
  });
});

test('a last valid day is never offered as harmless', () => {
  const until = registerWith({ H: ['Till', (at) => `${at + 1} June 2030`] });
  const inspection = firstInspected(until, { ...context, today: '2026-11-27' });
  expect(formatInspection(inspection)).toMatch(
    /Column H \("Till"\).* probably the last valid days/,
  );
  expect(inspection.toConfirm.confirmed?.columns).toEqual(['Grade']);
});

test.each<[what: string, before: Lines, after: Lines, told: string]>([
  [
    'the only text of its row that is not read is taken away',
    registerWith(),
    withCell(registerWith(), 6, 3, ''),
    'In "ITA-2024-0005", this has changed since you confirmed it: "Grade" is now blank.',
  ],
  [
    'the last text of a column is taken away',
    registerWith({ H: ['Signed', ticked] }),
    registerWith({ H: ['Signed', () => ''] }),
    'In "ITA-2024-0005", this has changed since you confirmed it: "Signed" is now blank.',
  ],
  [
    'a number in column B changes',
    inB(registerWith(), '1'),
    withCell(inB(registerWith(), '1'), 6, 1, '2'),
    '"ITA-2024-0005", this has changed since you confirmed it: "Code" is now "2".',
  ],
  [
    'a row that is no certificate stands there a second time',
    registerWith().toSpliced(5, 0, ['', '^ taken back']),
    registerWith().toSpliced(5, 0, ['', '^ taken back']).toSpliced(12, 0, ['', '^ taken back']),
    'Row 13: What stands between or below the certificates is not read. It says: "^ taken back".',
  ],
  [
    'a row that is no certificate moves to another certificate',
    registerWith().toSpliced(5, 0, ['', '^ valid up to here']),
    registerWith().toSpliced(9, 0, ['', '^ valid up to here']),
    'Row 10: What stands between or below the certificates is not read. It says: "^ valid up to here".',
  ],
])('it is told if %s', (_, before, after, told) => {
  const columns = before[1]?.[1] === 'Code' ? { columns: { student: 3, course: 4, id: 5 } } : {};
  const { text } = later(before, after, columns);
  expect(text).toContain(told);
});

test('a column that is gone is named by the heading that it had', () => {
  const before = registerWith({ H: ['New ID', (at) => (at === 4 ? 'ITA-2024-0006' : '')] });
  const columns = { student: 2, course: 3, id: 5, replacedBy: 6 };
  expect(later(before, registerWith(), { columns }).text).toContain('"New ID" is now blank.');
});

/** The register with a column "Code" before the students. */
function inB(lines: Lines, code: string): Lines {
  return lines.map((line, at) =>
    at === 0 ? line : line.toSpliced(1, 0, at === 1 ? 'Code' : code).toSpliced(5, 1),
  );
}

test.each([
  ['a new column', columnH('Verified'), 'Column H ("Verified") is not read. It holds "1" (20).'],
  [
    'a reworded heading',
    { D: ['Result', (at: number) => ['A', 'B+', 'B', 'A+'][at % 4] ?? ''] as const },
    'Column D ("Result") is not read. It holds "A" (5)',
  ],
])('%s is asked about once, and not row by row', (what, columns, told) => {
  const { findings, text } = later(registerWith(), registerWith(columns));
  expect(text).toContain(told);
  // The texts below the old heading are gone, which is told once for each of them.
  expect(findings).toHaveLength(what === 'a new column' ? 1 : 2);
});

test('a column that only counts the certificates is listed, but not asked about', () => {
  const { columns, findings } = firstInspected(registerWith(columnH('Count')), context);
  expect(columns.map(({ label }) => label)).toContain('Serial');
  expect(findings.map(({ column }) => column?.heading)).not.toContain('Serial');
});

test('where the IDs had no common shapes to confirm, none are asked about later', () => {
  const id = (at: number) => `${String(at).padStart(2, '0')}${'-1'.repeat(at % 9)}`;
  const [before, grown] = [44, 50].map((count) => registerWith({ F: ['ID', id] }, count));
  expect(later(before ?? [], grown ?? []).findings).toEqual([]);
});

test('a recorded heading above another column counts as moved, one that is nowhere as reworded', () => {
  const before = registerWith({ H: ['Old number', (at) => `X-${at}`] });
  const swapped = before.map((line) =>
    line.length < 8 ? line : line.with(5, line[7] ?? '').with(7, line[5] ?? ''),
  );
  expect(later(before, swapped).text).toMatch(
    /"Certificate ID" is no longer above column F .*\n.*no answer\. Put the columns back/,
  );
  const reworded = withCell(before, 1, 5, 'Certificate number');
  expect(later(before, reworded).text).toMatch(
    /"Certificate ID" is no longer above.*\n.*first write `Withdrawn`.*confirm it/,
  );
});

test('lines that nothing in the sheet answers to are no longer among those to confirm', () => {
  const confirmed = { columns: ['Not used', 'grade'] };
  const old = { ...context, idShapes: ['0000', 'ITA-0000-0000'], confirmed };
  const { toConfirm } = firstInspected(registerWith(), old);
  expect(toConfirm.idShapes).toEqual(['ITA-0000-0000']);
  expect(toConfirm.confirmed).toEqual({ columns: ['grade'] });
});
