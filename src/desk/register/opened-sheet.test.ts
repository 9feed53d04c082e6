import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '../../answer/testing/in-validator.tsx';
import {
  confirming,
  headings,
  inColumn,
  titleRow,
  usual,
} from '../../register/testing/register-lines.ts';
import { settingsOf } from '../../register/inspection/unaccounted.ts';
import { readFile } from '../../spreadsheet/testing/read-file.ts';
import { xlsxFile } from '../../register/list/table-file.ts';
import { copyTitles } from '../../register/inspection/remembered-rows.ts';
import { CopyToPublish, publishableCopy } from './copy-to-publish.tsx';
import { type Chosen, madeCodes } from './made-codes.ts';
import type { RegisterContext } from '../../content/content.ts';
import type { RoomContent } from './room-content.ts';
import {
  createSheetService,
  openSheet,
  siteVerdict,
  type OpenedSheet,
  type SheetSettings,
  type SheetTasks,
} from './opened-sheet.ts';
import type { OpenedWorker } from '../../register/worker/worker-client.ts';
import { mergeYaml } from '../words/yaml.ts';

const certificate = {
  heading: 'Certificate',
  student: 'For',
  course: 'Course',
  id: 'ID',
  check: 'See {address}',
  date: 'Date',
  grade: { label: 'Grade', column: 'D' },
  signatories: ['Director', 'Trainer'],
};
const site = { validator: 'https://academy.example/SearchById', words, certificate };

const context: RegisterContext = {
  sentences: {},
  courses: ['Python', 'Data Science', 'C++', 'Core Java', 'AutoCAD'],
  address: 'register.xlsx',
  idPrefixes: ['ITA'],
  columns: { student: 2, course: 3, id: 5 },
};

test.each([
  [false, 'ITA-2024-0003', { status: 'found', certificate: { student: 'Meera Iyer' } }],
  [false, 'ITA-2024-9999', { status: 'invalid', certificates: 6, similar: [] }],
  [false, 'ita-2024-0oo3', { status: 'invalid', similar: ['ITA-2024-0003'] }],
  [false, 'Meera Iyer', { status: 'found', foundBy: 'student' }],
  [true, 'ITA-2024-0003', { status: 'found', certificate: { student: 'Meera Iyer' } }],
  [true, 'ita-2024-0003', { status: 'invalid', similar: [] }],
  [true, 'Meera Iyer', { status: 'invalid', similar: [] }],
])('the desk answers a search as the site does; sealed: %s, ID: %s', async (sealed, id, said) => {
  const sheet = await open([titleRow, headings, ...usual()], { sealed });
  expect(answer(sheet, id)).toMatchObject(said);
});

const copyOf = (
  { inspection }: Pick<OpenedSheet, 'inspection'>,
  settings: SheetSettings,
  isSaved = true,
) => {
  const { columns } = settings;
  const props = { name: 'register.xlsx', positions: columns, isSaved, isSealed: false };
  const { register } = inspection;
  return renderToStaticMarkup(createElement(CopyToPublish, { ...props, inspection, register }));
};
const answerFirst = 'First answer above what is in your sheet, and save';

test('the desk saves no copy before the columns are said and right, and says what it lacks', async () => {
  const lines = [titleRow, headings, ...usual().toSpliced(3, 0, ['CANCELLED:'])];
  const opened = (settings: SheetSettings) => open(lines, settings, false);
  const first = await opened(context);
  const unsaid = copyOf(first, context);
  expect(unsaid).toContain(answerFirst);
  const { remembered: _, ...said } = confirming(first.inspection, context) as SheetSettings;
  const sheet = await opened(said);
  const copy = copyOf(sheet, said);
  expect(copy).toContain('Save the copy');
  expect(copy).toMatch(/Left out: column D \(&quot;Grade&quot;\),.* and rows 1, 6\./);
  expect(copy).toContain('If any of it says that a certificate is not valid');
  const moved = { ...said, columns: { student: 3, course: 2, id: 5 } };
  const wrong = copyOf(await opened(moved), moved);
  expect(wrong).toContain(answerFirst);
  const unsaved = copyOf(sheet, said, false);
  expect(unsaved).toContain(answerFirst);
  expect(unsaid + wrong + unsaved).not.toContain('Save the copy');
});

test('the desk saves no copy of an older sheet, in which a withdrawn certificate is valid', async () => {
  const withStatus = { ...context, columns: { ...context.columns, status: 6 } };
  const sheet = (status: string) => [
    titleRow,
    [...headings, 'Status'],
    ...usual((at) => ({ 7: at === 2 ? status : '' })),
  ];
  const now = await open(sheet('Withdrawn'), withStatus, false);
  const said = confirming(now.inspection, withStatus) as SheetSettings;
  expect(copyOf(await open(sheet('Withdrawn'), said, false), said)).toContain('Save the copy');
  const older = copyOf(await open(sheet(''), said, false), said);
  expect(older).toContain(answerFirst);
  expect(older).not.toContain('Save the copy');
});

test('over another register, a sheet’s own headings and IDs are no fault on the desk', async () => {
  const sample = usual((at) => ({ 1: `Sample ${at}`, 5: `ITA-2023-000${at}` }));
  const before = await open([titleRow, headings, ...sample], {}, false);
  const settings = confirming(before.inspection, context) as RegisterContext;
  const lines = usual((at) => ({ 5: `PUN/${101 + at}` }));
  const other = [titleRow, headings.with(5, 'Certificate No'), ...lines];
  const { inspection } = await open(other, settings, false);
  expect(inspection.findings.map(({ kind }) => kind)).toContain('first-rows');
  expect(inspection.findings.map(({ kind }) => kind)).not.toContain('changed-form');
});

const csvFile = (rows: readonly (readonly string[])[]) =>
  new TextEncoder().encode(rows.map((line) => line.join(',')).join('\n'));

test.each([
  ['a title of its own', titleRow, csvFile],
  ['the title of the copy', [copyTitles[0]], csvFile],
  ['the title and the tab of the copy', [copyTitles[0]], xlsxFile],
])(
  'the copy of a sheet with %s needs no confirmation but those that its sheet has',
  async (_, title, fileOf) => {
    const lines = usual((at) => ({
      ...{ 0: `R-${at}`, 4: `98220 1234${at}`, 7: at === 2 ? 'odd (note)' : '' },
    }));
    const own = [...headings.with(0, 'Roll').with(1, 'Name of student'), 'Remarks'];
    const sheet = fileOf([title, own, ...lines.toSpliced(3, 0, ['Batch of May'])]);
    const { inspection } = await checked(sheet, context);
    expect(inspection.findings).not.toEqual([]);
    const { toConfirm, remembered } = inspection;
    const bytes = publishableCopy(inspection.register, context.columns, toConfirm.headings);
    const settings = { ...context, ...toConfirm, remembered };
    const copy = await checked(bytes, settings as RegisterContext);
    expect(copy.inspection).toMatchObject({ findings: [], notes: [] });
    const { register } = copy.inspection;
    const props = { name: 'x.xlsx', positions: context.columns, isSaved: true, isSealed: false };
    const html = renderToStaticMarkup(
      createElement(CopyToPublish, { ...props, ...copy, register }),
    );
    expect(html).toContain('<p>Left out: nothing.</p>');
  },
);

test('a save removes the shapes of an earlier sheet’s IDs if the IDs are random now', async () => {
  const ids = ['BH05-WYDV-HR58K', 'JYKX-3GGD-2CVMA', 'R7YG-WC0T-YMA13', 'QGZW-RC0D-3FW7A'];
  const more = ['7DYA-WJZC-102MR', '3HZA-70CN-6DDYP', '98DQ-7XS6-ZRGSV', '18BE-29AV-HZKJH'];
  const random = [...ids, ...more, '7YAK-31XK-NDVPK', '4CV3-WJQ0-BG3GC'];
  const lines = random.map((id, at) => [String(at + 1), 'Asha Rao', 'Python', '', '', `SCI-${id}`]);
  const before = { idShapes: ['ITA-0000'] };
  const { inspection } = await open([titleRow, headings, ...lines], before, false);
  const file = 'address: register.xlsx\nidShapes:\n  - ITA-0000\n';
  const settings = settingsOf(inspection.toConfirm);
  const { idShapes: _, ...others } = settings;
  const saved = mergeYaml(file, { ...(parse(file) as object), ...settings });
  expect(saved).toBe(
    mergeYaml('address: register.xlsx\n', { address: 'register.xlsx', ...others }),
  );
});

test('for every ID, the copy to publish gives the same answer as the sheet', async () => {
  const columns = { ...context.columns, status: 6, replacedBy: 7 };
  const lines = usual((at) => ({
    3: `asha${at}@mail.in`,
    4: `98220 1234${at}`,
    5: `=ITA-${at}`,
    6: `0${at + 1}/02/1999`,
    7: at === 2 ? 'withdrawn' : '',
    8: at === 0 ? 'ITA-2024-0004' : '',
    9: 'secret note',
  }));
  const letters = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
  const plain = [titleRow, [...headings, 'Status', 'Replaced by', 'Other'], ...lines];
  const lettered = [letters, ...plain.map((line, at) => [String(at + 1), ...line])];
  for (const rows of [plain, lettered]) {
    const sheet = await open(rows, { columns });
    const bytes = publishableCopy(sheet.inspection.register, columns);
    const texts = (await readFile(bytes)).flatMap(({ cells }) => cells);
    expect(texts.join('|')).not.toMatch(/@|98220|1999|secret|clerk|office/);
    const copy = await opened(bytes, { columns });
    for (const id of lines.map((line) => line[5] ?? '')) {
      expect(answer(copy, id)).toEqual(answer(sheet, id));
      expect(answer(copy, id)).toMatchObject({ status: 'found', certificate: { id } });
    }
  }
});

test('only numbers are copied from column A', async () => {
  const { inspection } = await open([
    titleRow,
    headings,
    ...inColumn(0, ['a@mail.in', '7', 'x', '9', 'y', 'z']),
  ]);
  const cells = (await readFile(publishableCopy(inspection.register, context.columns))).map(
    (line) => line.cells[0],
  );
  expect(cells.slice(2)).toEqual(['No. 1', '7', 'No. 3', '9', 'No. 5', 'No. 6']);
});

test('the desk makes no QR code for a row whose code would mislead, and reports the row', async () => {
  const spoilt: Readonly<Record<number, Record<number, string>>> = {
    0: { 0: '' },
    2: { 5: '#REF!' },
    4: { 5: 'ITA-2024-0004' },
    5: { 2: '', 5: 'A 1/क' },
  };
  const sheet = await open([titleRow, headings, ...usual((at) => spoilt[at] ?? {})]);
  const { codes, leftOut } = codesOf(sheet, { by: 'rows', first: 1, last: 8 }, false);
  expect(codes.map(({ row, link }) => [row, link])).toEqual([
    [4, 'https://academy.example/SearchById#id=ITA-2024-0002'],
    [8, 'https://academy.example/SearchById#id=A%201%2F%E0%A4%95'],
  ]);
  expect(leftOut.map(({ where }) => where)).toEqual(['Row 5', 'Rows 6, 7', 'Row 3']);
});

test('no certificate is printed while something in the sheet is not confirmed', async () => {
  const sheet = await open([titleRow, headings, ...usual()], {}, false);
  const { codes, leftOut } = codesOf(sheet, { by: 'rows', first: 3, last: 5 }, true);
  expect(codes).toEqual([]);
  expect(leftOut).toMatchObject([{ where: '', why: expect.stringContaining('confirmed yet') }]);
});

test.each<[string, Chosen, (number | string)[]]>([
  ['below the row of an ID', { by: 'id', after: 'ITA-2024-0003' }, [6, 'Row 7', 'Row 8']],
  ['below an ID that no row has', { by: 'id', after: 'ITA-1' }, ['']],
  ['since a day, even if their date is ambiguous', { by: 'day', since: '2024-02-01' }, [4, 6]],
])('only valid rows get a certificate to print; chosen rows: %s', async (_, chosen, made) => {
  const dates = ['31/01/2024', '01/02/2024', '', '01/03/2024', '', '31/01/2023'];
  const lines = usual((at) => ({
    2: at === 4 ? '' : 'Python',
    7: dates[at] ?? '',
    8: at === 5 ? 'withdrawn' : '',
  }));
  const columns = { ...context.columns, issued: 6, status: 7 };
  const sheet = await open([titleRow, [...headings, 'Issued', 'Status'], ...lines], { columns });
  const { codes, leftOut } = codesOf(sheet, chosen, true);
  expect([...codes.map(({ row }) => row), ...leftOut.map(({ where }) => where)]).toEqual(made);
});

test('date and grade are printed where the sheet has them, and the desk names the rows without', async () => {
  const lines = usual((at) => ({
    3: ['A+', ' ', '#REF!', 'First class'][at] ?? 'B',
    7: ['31/01/2024', '31/02/2024'][at] ?? '15/03/2024',
  }));
  const sheet = await open([titleRow, [...headings, 'Issued'], ...lines], {
    columns: { ...context.columns, issued: 6 },
  });
  const made = codesOf(sheet, { by: 'rows', first: 3, last: 6 }, false);
  expect(made.codes.map(({ date, grade }) => [date, grade])).toEqual([
    ['31 January 2024', 'A+'],
    [undefined, undefined],
    ['15 March 2024', undefined],
    ['15 March 2024', 'First class'],
  ]);
  expect(made.without).toEqual([
    { where: 'Row 4', why: expect.stringContaining('date') },
    { where: 'Rows 4, 5', why: expect.stringContaining('grade') },
  ]);
  const { date: _, grade: __, ...fewer } = certificate;
  const plain = codesOf(sheet, { by: 'rows', first: 3, last: 6 }, false, fewer);
  expect(plain.codes.map(({ date, grade }) => date ?? grade)).toEqual(Array.from({ length: 4 }));
  expect(plain.without).toEqual([]);
});

function codesOf(
  { register, inspection: { findings } }: OpenedSheet,
  chosen: Chosen,
  onlyValid: boolean,
  printed: RoomContent['certificate'] = certificate,
) {
  const none = { codes: [], leftOut: [], without: [] };
  return register
    ? madeCodes(register, findings, { ...site, certificate: printed }, chosen, onlyValid)
    : none;
}

function answer({ register, settings }: Awaited<ReturnType<typeof opened>>, id: string) {
  return register && siteVerdict(register, settings, id);
}

/** Checks a sheet as in a Worker, which gets and sends only copies of plain data. */
async function checked(bytes: Uint8Array, settings: SheetSettings): Promise<OpenedSheet> {
  const service = createSheetService();
  const ask = async (question: Parameters<typeof service>[0]) =>
    structuredClone(await service(structuredClone(question), () => undefined));
  // A cast, since the types can't say that each question gets its own kind of answer.
  return (await openSheet(ask as OpenedWorker<SheetTasks>['ask'], bytes))(settings);
}

function open(
  lines: readonly (readonly string[])[],
  changed: Partial<RegisterContext> = {},
  isConfirmed = true,
) {
  return opened(xlsxFile(lines), changed, isConfirmed);
}

async function opened(file: Uint8Array, changed: Partial<RegisterContext>, isConfirmed = true) {
  const settings = { ...context, ...changed };
  const first = await checked(file, settings);
  if (!isConfirmed) return { ...first, settings };
  const all = confirming(first.inspection, settings) as RegisterContext;
  return { ...(await checked(file, all)), settings };
}
