import { beforeEach, expect, test } from 'vitest';
import { headings, inColumn, titleRow, usual } from '../../../register/testing/register-lines.ts';
import { readFile } from '../../../register/testing/read-file.ts';
import { xlsxFile } from '../../../register/list/table-file.ts';
import type { Question, Reply } from '../../../register/worker/worker-messages.ts';
import type { RegisterContext, RoomTasks } from './room-messages.ts';
import { createRoomService } from './room-service.ts';

const validator = 'https://academy.example/SearchById';

/** What the rooms of these tests know of the site. */
const context: RegisterContext = {
  courses: ['Python', 'Data Science', 'C++', 'Core Java', 'AutoCAD'],
  similarIds: [],
  idPrefixes: ['ITA'],
  columns: { student: 2, course: 3, id: 5 },
  isSealed: false,
  opensByLink: false,
};

let { ask, open, openFile } = openRoom();
beforeEach(() => {
  ({ ask, open, openFile } = openRoom());
});

test('before a sheet is open there is no answer', async () => {
  await expect(ask({ task: 'find', id: 'ITA-2024-0001' })).rejects.toThrow('no sheet is open');
});

test('a search is answered as the site answers it: found, not found, and what may have been meant', async () => {
  await open([titleRow, headings, ...usual()]);
  await expectVerdict('ITA-2024-0003', { status: 'found', certificate: { student: 'Meera Iyer' } });
  await expectVerdict('ITA-2024-9999', { status: 'invalid', certificates: 6, similar: [] });
  await expectVerdict('ita-2024-0oo3', { status: 'invalid', similar: ['ITA-2024-0003'] });
  await expectVerdict('Meera Iyer', { status: 'found', foundBy: 'student' });
});

test('where the site seals its register, only an ID is found, and nothing is offered', async () => {
  await open([titleRow, headings, ...usual()], { isSealed: true });
  await expectVerdict('ITA-2024-0003', { status: 'found', certificate: { student: 'Meera Iyer' } });
  await expectVerdict('ita-2024-0003', { status: 'invalid', similar: [] });
  await expectVerdict('Meera Iyer', { status: 'invalid', similar: [] });
});

test('what a certificate is today is told from the columns that the settings name', async () => {
  const columns = { ...context.columns, status: 6, replacedBy: 7 };
  const lines = usual((at): Record<number, string> => {
    if (at === 0) return { 6: '', 7: 'withdrawn', 8: '' };
    return at === 1 ? { 6: '', 7: '', 8: 'ITA-2024-0003' } : { 6: '', 7: '', 8: '' };
  });
  await open([titleRow, [...headings.slice(0, 6), '', 'Status', 'By'], ...lines], { columns });
  await expectVerdict('ITA-2024-0001', { state: { kind: 'withdrawn' } });
  await expectVerdict('ITA-2024-0002', { state: { kind: 'replaced', by: 'ITA-2024-0003' } });
  await expectVerdict('ITA-2024-0003', { state: { kind: 'valid' } });
});

test.each(['xlsx', 'csv'] as const)(
  'a copy as .%s gives every ID the same answer, and holds nothing else of the sheet',
  async (format) => {
    const columns = { ...context.columns, status: 6 };
    const lines = usual((at) => ({
      3: `asha${at}@mail.in`,
      4: `98220 1234${at}`,
      6: `0${at + 1}/02/1999`,
      7: at === 2 ? 'withdrawn' : '',
      8: 'secret note',
    }));
    const sheet = [titleRow, [...headings, 'Status', 'Other'], ...lines];
    await open(sheet, { columns });
    const copy = await ask({ task: 'copy', format });
    if (copy.status !== 'copied') throw new Error(copy.status);
    expect(copy.report).toEqual({ certificates: 6, different: [] });
    const texts = (await readFile(copy.bytes)).flatMap(({ cells }) => cells);
    expect(texts.join('|')).not.toMatch(/@|98220|1999|secret|clerk|office/);
    const before = await verdicts(lines.map((line) => line[5] ?? ''));
    await openFile(new Blob([copy.bytes]), { columns });
    expect(await verdicts(lines.map((line) => line[5] ?? ''))).toEqual(before);
  },
);

test('a text in column A that is no number is not copied, and takes no other certificate’s ID', async () => {
  await open([titleRow, headings, ...inColumn(0, ['a@mail.in', '7', 'x', '9', 'y', 'z'])]);
  const copy = await ask({ task: 'copy', format: 'xlsx' });
  if (copy.status !== 'copied') throw new Error(copy.status);
  const cells = (await readFile(copy.bytes)).map((line) => line.cells[0]);
  expect(cells.slice(2)).toEqual(['No. 1', '7', 'No. 3', '9', 'No. 5', 'No. 6']);
});

test('an ID that a copy would lose is named: a spreadsheet would run one that begins with =', async () => {
  await open([titleRow, headings, ...inColumn(5, ['=A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'])]);
  const csv = await ask({ task: 'copy', format: 'csv' });
  expect(csv).toMatchObject({ report: { different: ['=A-1'] } });
  const xlsx = await ask({ task: 'copy', format: 'xlsx' });
  expect(xlsx).toMatchObject({ report: { different: [] } });
});

test('below letters of the columns, the copy has each value where the settings look for it', async () => {
  const letters = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const lines = [titleRow, headings, ...usual()].map((line, at) => [String(at + 1), ...line]);
  await open([letters, ...lines]);
  expect(await ask({ task: 'copy', format: 'xlsx' })).toMatchObject({
    report: { certificates: 6, different: [] },
  });
});

test('the codes of some rows carry the site’s own links', async () => {
  await open([titleRow, headings, ...usual((at) => (at === 0 ? { 5: 'A 1/क' } : {}))]);
  const reply = await ask({ task: 'codes', first: 3, last: 4, validator });
  if (reply.status !== 'codes') throw new Error(reply.status);
  expect(reply.codes.map(({ row: number, link }) => [number, link])).toEqual([
    [3, 'https://academy.example/SearchById#id=A%201%2F%E0%A4%95'],
    [4, 'https://academy.example/SearchById#id=ITA-2024-0002'],
  ]);
});

test('no code is made that would lead to nothing or to another certificate; its row is named', async () => {
  await open([
    titleRow,
    headings,
    ...usual((at): Record<number, string> => {
      if (at === 0) return { 0: '' };
      if (at === 2) return { 5: '#REF!' };
      if (at === 4) return { 5: 'ITA-2024-0004' };
      return at === 5 ? { 2: '' } : {};
    }),
  ]);
  const reply = await ask({ task: 'codes', first: 1, last: 8, validator });
  if (reply.status !== 'codes') throw new Error(reply.status);
  expect(reply.codes.map((code) => code.row)).toEqual([4, 8]);
  expect(reply.leftOut.map(({ where }) => where)).toEqual(['Row 3', 'Row 5', 'Rows 6, 7']);
  expect(reply.leftOut[2]?.why).toContain('is in several rows');
  const some = await ask({ task: 'codes', first: 4, last: 5, validator });
  expect(some).toMatchObject({ codes: [{ row: 4 }], leftOut: [{ where: 'Row 5' }] });
});

test('where the column of IDs holds something else, no code is made, and why is said', async () => {
  await open([
    titleRow,
    headings,
    ...inColumn(5, ['Pune', 'Pune', 'Pune', 'Nashik', 'Pune', 'Pune']),
  ]);
  const reply = await ask({ task: 'codes', first: 1, last: 9, validator });
  expect(reply).toMatchObject({
    codes: [],
    leftOut: [{ where: '', why: expect.stringContaining('should hold the certificate IDs') }],
  });
});

test('numbered IDs of a register that is to be sealed are a fault, unless that is allowed', async () => {
  const lines = [titleRow, headings, ...usual()];
  expect(await open(lines, { isSealed: true })).toMatchObject({
    report: { findings: [{ fix: expect.stringMatching(/register:ids.*sealedLinks: true/) }] },
  });
  expect(await open(lines, { isSealed: true, guessingIsAllowed: true })).toMatchObject({
    report: { findings: [] },
  });
});

test('a sheet without a certificate is open too, and says why', async () => {
  const reply = await open([titleRow, headings]);
  expect(reply).toMatchObject({
    status: 'open',
    report: { certificates: 0, findings: [{ found: [{ what: expect.any(String) }] }] },
  });
});

test.each([
  ['a PDF', '%PDF-1.7\n%', 'not-a-spreadsheet'],
  ['an empty file', '', 'empty-file'],
  ['a web page', '<!doctype html><title>x</title><p>x</p>', 'web-page'],
])('%s is told as what it is', async (_, text, kind) => {
  expect(await openFile(new Blob([text]))).toMatchObject({ status: 'unreadable', kind });
});

test('a file that is gone, and one that is too large, are told as that', async () => {
  const gone = new Blob(['x']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await openFile(gone)).toEqual({ status: 'unreadable', kind: 'gone' });
  const large = new Blob(['x']);
  large.arrayBuffer = () => Promise.resolve(new ArrayBuffer(65 * 1024 * 1024));
  expect(await openFile(large)).toMatchObject({ status: 'unreadable', kind: 'too-large' });
});

async function expectVerdict(id: string, verdict: object) {
  expect(await ask({ task: 'find', id })).toMatchObject({ status: 'found', verdict });
}

async function verdicts(ids: readonly string[]) {
  const found: Reply<RoomTasks>[] = [];
  for (const id of ids) found.push(await ask({ task: 'find', id }));
  return found;
}

/** A register room without a sheet, and ways to ask it and to open a sheet in it, as lines of cells or as a file. */
function openRoom() {
  const service = createRoomService();
  const ask = (question: Question<RoomTasks>): Promise<Reply<RoomTasks>> =>
    service(question, () => undefined);
  const openFile = (file: Blob, settings: Partial<RegisterContext> = {}) =>
    ask({ task: 'open', file, context: { ...context, ...settings } });
  const open = (lines: readonly (readonly string[])[], settings?: Partial<RegisterContext>) =>
    openFile(new Blob([xlsxFile(lines)]), settings);
  return { ask, open, openFile };
}
